-- A link counts once its learner says that it was seen. Whoever had opened one before had thereby done it, and keeps that.
update learning.progress as progress
set is_viewed = true
from course.module as module
where module.site_id = progress.site_id and module.id = progress.module_id and module.type = 'URLVOD'
  and progress.opens > 0 and not progress.is_viewed;
