-- Work with headings, lists and links: the tree beside its plain words, which every version can read. Without one, the words are all.
alter table learning.hand_in add column content jsonb;

-- What a category is called in other languages than the site's own; a language without a name shows that one.
alter table course.category add column names jsonb;
