-- Adds words for kinds and names of areas to what the first seed had. Words that administrators added stay.
-- step: words of kinds
DO $$
BEGIN
UPDATE property_types t
SET words = words || ARRAY(SELECT word FROM unnest(new) WITH ORDINALITY AS learnt(word, place) WHERE word <> ALL (words) ORDER BY place)
FROM (VALUES
    ('Townhouse', ARRAY['توين هاوس']),
    ('Apartment', ARRAY['flatlet', 'flatlets', 'بنتهاوس']),
    ('Shop', ARRAY['kiosque', 'kiosques']),
    ('Warehouse', ARRAY['usine', 'usines', 'depot', 'depots', 'مصنع', 'مصانع', 'هنغار'])
) AS learnt (name, new)
WHERE t.name = learnt.name;
COMMIT;
END $$;

-- step: names of areas
INSERT INTO place_names (place_id, name)
SELECT p.id, alias
FROM (VALUES
    ('EG', '6th of October', ARRAY['اكتوبر']),
    ('EG', 'Nasr City', ARRAY['نصر سيتي']),
    ('EG', 'New Cairo', ARRAY['التجمع', 'تجمع', 'تجمع الخامس']),
    ('EG', 'Sheikh Zayed', ARRAY['زايد', 'zayed']),
    ('TN', 'Les Berges du Lac', ARRAY['lac 1', 'lac 2'])
) AS learnt (country, name, aliases)
    JOIN places p ON p.kind = 'area' AND p.country = learnt.country AND p.name = learnt.name
    CROSS JOIN unnest(aliases) AS alias
ON CONFLICT DO NOTHING;

INSERT INTO search_vocabulary
SELECT DISTINCT word FROM place_names, string_to_table(name, ' ') AS word
WHERE word ~ '^\D{3,30}$'
ORDER BY word ON CONFLICT DO NOTHING;
