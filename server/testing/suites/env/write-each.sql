-- Writes each row in the first form that its rules take; answers whether every one took one.
create or replace function pg_temp.write_each(statement text, wanted jsonb) returns boolean language plpgsql as $$
declare
  one jsonb;
  form text;
  touched bigint;
  is_complete boolean := true;
begin
  set constraints all immediate;
  for one in select * from jsonb_array_elements(wanted) loop
    touched := 0;
    for form in select * from jsonb_array_elements_text(one -> 'forms') loop
      begin
        execute statement using form, one -> 'keys';
        get diagnostics touched = row_count;
      exception when others then null;
      end;
      exit when touched = 1;
    end loop;
    is_complete := is_complete and touched = 1;
  end loop;
  return is_complete;
end $$;
