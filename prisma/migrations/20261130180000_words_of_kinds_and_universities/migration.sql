-- Adds words for kinds, and names of universities near which people look for homes, to what the first seed had. Words that
-- administrators added stay.
-- step: words of kinds
DO $$
BEGIN
UPDATE property_types t
SET words = words || ARRAY(SELECT word FROM unnest(new) WITH ORDINALITY AS learnt(word, place) WHERE word <> ALL (words) ORDER BY place)
FROM (VALUES
    ('Studio', ARRAY['bachelor', 'bachelor pad', 'bachelor room', 'bachelor apartment']),
    ('Student Accommodation', ARRAY['boarding house', 'boarding houses', 'boarding room', 'boarding rooms'])
) AS learnt (name, new)
WHERE t.name = learnt.name;
COMMIT;
END $$;

-- step: names of universities
INSERT INTO place_names (place_id, name)
SELECT p.id, alias
FROM (VALUES
    ('NG', 'Akure', ARRAY['futa']),
    ('NG', 'Benin City', ARRAY['uniben', 'university of benin']),
    ('NG', 'Ilorin', ARRAY['unilorin', 'university of ilorin']),
    ('NG', 'Owerri', ARRAY['futo']),
    ('KE', 'Eldoret', ARRAY['moi university']),
    ('ZM', 'Lusaka', ARRAY['unza', 'university of zambia'])
) AS learnt (country, name, aliases)
    JOIN places p ON p.kind = 'city' AND p.country = learnt.country AND p.name = learnt.name
    CROSS JOIN unnest(aliases) AS alias
ON CONFLICT DO NOTHING;

INSERT INTO search_vocabulary
SELECT DISTINCT word FROM place_names, string_to_table(name, ' ') AS word
WHERE word ~ '^\D{3,30}$'
ORDER BY word ON CONFLICT DO NOTHING;
