-- A file of one exam or one course says which: asked with the rights of whoever ordered it, when it is made.
alter table admin.download add column subject text not null default '';
