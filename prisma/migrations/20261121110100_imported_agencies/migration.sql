-- Imported listings of companies make agencies, as saving one does. What an import names is trusted, so every
-- owner it names is a member, and the first of them the owner where the agency is new.
CREATE TEMPORARY TABLE imported_companies ON COMMIT DROP AS
SELECT id, owner_id, logo_hash, name::citext AS name FROM (
  SELECT id, owner_id, logo_hash,
    btrim(regexp_replace(regexp_replace(normalize(state_name, NFKC), '[\u0001-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]', '', 'g'), '\s+', ' ', 'g')) AS name
  FROM properties
  WHERE role = 'REAL_ESTATE' AND import_key IS NOT NULL AND agency_id IS NULL AND deleted_at IS NULL AND state_name IS NOT NULL
) named WHERE name <> '';

CREATE TEMPORARY TABLE founded_agencies ON COMMIT DROP AS
WITH founded AS (
  INSERT INTO agencies (name, slug, logo_hash, updated_at)
  SELECT DISTINCT ON (name) name,
    coalesce(nullif(left(btrim(regexp_replace(lower(normalize(name::text, NFKD)), '[^a-z0-9]+', '-', 'g'), '-'), 80), ''), 'agency')
      || '-' || left(encode(sha256(convert_to(lower(name::text), 'UTF8')), 'hex'), 8),
    logo_hash, now()
  FROM imported_companies ORDER BY name, (logo_hash IS NULL), id
  ON CONFLICT DO NOTHING
  RETURNING id
) SELECT id FROM founded;

INSERT INTO agency_members (agency_id, user_id, is_owner)
SELECT a.id, c.owner_id,
  a.id IN (SELECT id FROM founded_agencies)
    AND c.owner_id = (SELECT f.owner_id FROM imported_companies f WHERE f.name = a.name ORDER BY f.id LIMIT 1)
FROM (SELECT DISTINCT name, owner_id FROM imported_companies) c JOIN agencies a ON a.name = c.name
ON CONFLICT DO NOTHING;

UPDATE properties p SET agency_id = a.id
FROM imported_companies c JOIN agencies a ON a.name = c.name
WHERE p.id = c.id;
