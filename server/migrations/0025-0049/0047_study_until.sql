-- When the time of study of what is open ends: beats of a player that was opened before count no longer than that.
alter table learning.player add column study_until timestamptz;
