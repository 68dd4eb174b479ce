-- What is still shown, for the count of what somebody has not read: a site keeps the notices of years.
create index item_still_shown on news.item (site_id, kind, coalesce(shown_until, 'infinity')) where state = 'published';
