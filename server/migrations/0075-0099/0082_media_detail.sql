-- What a program or the disk said when a file could not be prepared through no fault of its own; for the health page.
alter table file.media add column detail text;
