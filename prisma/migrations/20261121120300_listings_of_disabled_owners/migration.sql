-- Whoever shows a listing of a disabled owner, an administrator or a package that allows more again, shows it once
-- the owner is enabled: until then it counts as hidden with them.
CREATE FUNCTION hide_with_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.hidden_at := (SELECT disabled_at FROM users WHERE id = NEW.owner_id);
  RETURN NEW;
END
$$;

CREATE TRIGGER properties_hidden_with_owner BEFORE UPDATE ON properties FOR EACH ROW
WHEN (OLD.hidden_at IS NOT NULL AND NEW.hidden_at IS NULL) EXECUTE FUNCTION hide_with_owner();
