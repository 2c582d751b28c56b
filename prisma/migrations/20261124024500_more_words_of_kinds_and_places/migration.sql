-- What people call kinds and places, learnt since these were first seeded; what the administration wrote beside it stays.
UPDATE property_types t
SET words = words || ARRAY(SELECT word FROM unnest(new) WITH ORDINALITY AS learnt(word, place) WHERE word <> ALL (words) ORDER BY place)
FROM (VALUES
    ('House', ARRAY['hse', 'hses', 'keja', 'hao']),
    ('Duplex', ARRAY['dplx', 'duplx']),
    ('Townhouse', ARRAY['townhse', 'twnhouse']),
    ('Bungalow', ARRAY['plain pied', 'de plain pied', 'terrea', 'terreo', 'casa terrea', 'moradia terrea', 'طابق واحد', 'دور واحد']),
    ('Apartment', ARRAY['appt', 'appts', 'apatimenti', 'aptmt', 'keja', 'hao'])
) AS learnt (name, new)
WHERE t.name = learnt.name;

INSERT INTO place_names (place_id, name)
SELECT p.id, alias
FROM (VALUES ('Westlands', ARRAY['westi', 'westy', 'westie']), ('Lavington', ARRAY['lavi', 'lavie'])) AS learnt (name, aliases)
    JOIN places p ON p.kind = 'area' AND p.country = 'KE' AND p.name = learnt.name
    CROSS JOIN unnest(aliases) AS alias
ON CONFLICT DO NOTHING;
