-- The head of an audit chain follows the entries: it begins at nothing and moves by one, to an entry that is there and
-- continues it. The role of the application cannot move it in another way; the owner can, and anchors find that (S-16).
create function platform.audit_head_follows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.seq = 0 and new.hash = decode(repeat('00', 32), 'hex') then return new; end if;
  elsif new.site_id = old.site_id then
    if new.seq = old.seq and new.hash = old.hash then return new; end if;
    if new.seq = old.seq + 1 and exists (
      select from platform.audit_entry entry
      where entry.site_id = new.site_id and entry.seq = new.seq
        and entry.prev_hash = old.hash and entry.hash = new.hash) then return new; end if;
  end if;
  -- A restore or a copy of a site writes heads as they were.
  if pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'usage') then return new; end if;
  raise exception 'the head of an audit chain only follows its entries' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_head_follows before insert or update on platform.audit_head
  for each row execute function platform.audit_head_follows();

-- Which database owns the bucket. The same id and lease stand in an object of the bucket and are renewed every five
-- minutes: a restored copy has an older lease than the bucket and removes nothing there.
create table platform.installation (
  is_only boolean primary key default true check (is_only),
  id uuid not null,
  lease uuid not null,
  -- What stood in the bucket before: a crash between the two writes leaves it there.
  previous_lease uuid,
  leased_at timestamptz not null,
  -- Without a break and from the same place since then.
  held_since timestamptz not null,
  place text not null,
  is_bound boolean not null default false
);

-- Times of which this database knows nothing: objects of those are never removed as nobody's.
create table platform.storage_gap (
  begins timestamptz not null,
  ends timestamptz not null,
  primary key (begins, ends)
);
