-- Towns whose names are everyday words, where places were seeded before they were known. A database that the seed fills has them
-- from its file.
WITH town (country, name, latitude, longitude, aliases) AS (
    VALUES
        ('GH', 'Wa', 10.06, -2.5, ARRAY['wa']),
        ('GH', 'Oda', 5.93, -0.98, ARRAY['oda', 'akim oda']),
        ('NE', 'Say', 13.1, 2.37, ARRAY['say']),
        ('MA', 'Salé', 34.05, -6.8, ARRAY['sale', 'سلا']),
        ('MA', 'Safi', 32.3, -9.24, ARRAY['safi', 'اسفي']),
        ('MA', 'El Jadida', 33.23, -8.5, ARRAY['el jadida', 'الجديده', 'mazagan']),
        ('CI', 'Man', 7.41, -7.55, ARRAY['man']),
        ('UG', 'Kumi', 1.46, 33.94, ARRAY['kumi']),
        ('NG', 'Owo', 7.2, 5.59, ARRAY['owo']),
        ('BF', 'Pô', 11.17, -1.15, ARRAY['po']),
        ('ML', 'Kati', 12.74, -8.07, ARRAY['kati']),
        ('LY', 'Al Khums', 32.65, 14.26, ARRAY['al khums', 'khoms', 'الخمس']),
        ('SZ', 'Mpaka', -26.43, 31.78, ARRAY['mpaka'])
), made AS (
    INSERT INTO places (kind, country, parent_id, name, latitude, longitude, confirmed_at)
    SELECT 'city', town.country, above.id, town.name, town.latitude, town.longitude, now()
    FROM town JOIN places above ON above.kind = 'country' AND above.country = town.country
    WHERE NOT EXISTS (
        SELECT FROM places known JOIN place_names called ON called.place_id = known.id
        WHERE known.country = town.country AND called.name = ANY (town.aliases))
    RETURNING id, country, name
)
INSERT INTO place_names (place_id, name)
SELECT made.id, alias FROM made JOIN town ON town.country = made.country AND town.name = made.name CROSS JOIN unnest(town.aliases) AS alias
ON CONFLICT DO NOTHING;

INSERT INTO search_vocabulary
SELECT DISTINCT word FROM place_names, string_to_table(name, ' ') AS word
WHERE word ~ '^\D{3,30}$'
ORDER BY word ON CONFLICT DO NOTHING;
