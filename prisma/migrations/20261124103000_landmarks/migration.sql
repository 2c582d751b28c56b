-- What people call kinds, islands in other languages, and landmarks that people live near, learnt since these were first
-- seeded; what the administration wrote beside it stays.
UPDATE property_types t
SET words = words || ARRAY(SELECT word FROM unnest(new) WITH ORDINALITY AS learnt(word, place) WHERE word <> ALL (words) ORDER BY place)
FROM (VALUES
    ('Bungalow', ARRAY['بنجالو', 'بنقالو', 'بنقلو', 'بنكلو', 'بنغل', 'piso unico', 'um piso', 'um so piso', 'de um so piso', 'sans etage', 'sem andar']),
    ('Apartment', ARRAY['ape', 'apes', 'برطمان', 'بارتمان', 'برتمه', 'برطمه', 'شقق سكنيه']),
    ('Commercial', ARRAY['hotel', 'hotels', 'hoteli', 'guest house', 'guest houses', 'guesthouse', 'guesthouses', 'فندق', 'فنادق'])
) AS learnt (name, new)
WHERE t.name = learnt.name;

INSERT INTO place_names (place_id, name)
SELECT p.id, alias
FROM (VALUES
    ('NG', 'Victoria Island', ARRAY['ile victoria', 'ilha victoria', 'ilha vitoria', 'kisiwa cha victoria', 'جزيره فيكتوريا']),
    ('NG', 'Port Harcourt', ARRAY['porto harcourt']),
    ('NG', 'Lagos Island', ARRAY['ile de lagos', 'ilha de lagos', 'جزيره لاغوس']),
    ('NG', 'Banana Island', ARRAY['ile banana', 'ilha banana', 'جزيره بنانا']),
    ('NG', 'Yaba', ARRAY['unilag', 'university of lagos', 'universidade de lagos', 'universite de lagos', 'جامعه لاغوس', 'جامعه لاجوس', 'yabatech']),
    ('NG', 'Ikeja', ARRAY['ikeja city mall', 'computer village', 'murtala muhammed airport', 'murtala mohammed airport', 'lagos airport', 'mmia', 'aeroport de lagos', 'aeroporto de lagos', 'aeroporto lagos', 'مطار لاغوس', 'مطار لاغوس الدولي', 'مطار لاجوس']),
    ('NG', 'Ojo', ARRAY['lasu', 'lagos state university']),
    ('NG', 'Surulere', ARRAY['adeniran ogunsanya', 'teslim balogun stadium']),
    ('NG', 'Sangotedo', ARRAY['novare mall']),
    ('NG', 'Jabi', ARRAY['jabi lake', 'jabi lake mall']),
    ('NG', 'Gwagwalada', ARRAY['uniabuja', 'university of abuja']),
    ('NG', 'Wuse 2', ARRAY['banex', 'banex plaza']),
    ('NG', 'Lugbe', ARRAY['nnamdi azikiwe airport', 'abuja airport', 'aeroport d abuja', 'aeroporto de abuja', 'مطار ابوجا']),
    ('NG', 'Ibadan North', ARRAY['university of ibadan', 'universidade de ibadan', 'universite d ibadan', 'جامعه ابادان']),
    ('KE', 'Kilimani', ARRAY['kili', 'yaya', 'yaya centre', 'yaya center', 'adams arcade', 'junction mall', 'prestige plaza']),
    ('KE', 'Westlands', ARRAY['sarit', 'sarit centre', 'sarit center', 'westgate mall', 'abc place']),
    ('KE', 'Gigiri', ARRAY['us embassy', 'american embassy', 'ambassade des etats unis', 'ambassade americaine', 'embaixada americana', 'embaixada dos estados unidos', 'ubalozi wa marekani', 'السفاره الامريكيه', 'onu', 'unep', 'un headquarters', 'nations unies', 'nacoes unidas', 'الامم المتحده', 'village market', 'un avenue', 'un complex']),
    ('KE', 'Runda', ARRAY['two rivers', 'two rivers mall']),
    ('KE', 'Roysambu', ARRAY['trm', 'thika road mall', 'garden city mall']),
    ('KE', 'Karen', ARRAY['the hub karen', 'galleria mall']),
    ('KE', 'Parklands', ARRAY['aga khan hospital', 'diamond plaza', 'mp shah']),
    ('KE', 'Upper Hill', ARRAY['kenyatta hospital', 'kenyatta national hospital', 'knh']),
    ('KE', 'Embakasi', ARRAY['jkia', 'jomo kenyatta airport', 'nairobi airport', 'aeroport de nairobi', 'aeroporto de nairobi', 'مطار نيروبي']),
    ('KE', 'Lang''ata', ARRAY['wilson airport', 'nairobi national park']),
    ('KE', 'Juja', ARRAY['jkuat']),
    ('KE', 'Kahawa West', ARRAY['kenyatta university']),
    ('KE', 'Kasarani', ARRAY['usiu', 'safaricom stadium', 'kasarani stadium']),
    ('KE', 'Syokimau', ARRAY['gateway mall', 'sgr terminus']),
    ('ZW', 'Mount Pleasant', ARRAY['university of zimbabwe']),
    ('ZW', 'Borrowdale', ARRAY['sam levy', 'sam levys', 'sam levys village']),
    ('ZA', 'Braamfontein', ARRAY['wits', 'wits university']),
    ('ZA', 'Sandton', ARRAY['sandton city']),
    ('ZA', 'Rondebosch', ARRAY['uct', 'university of cape town']),
    ('ZA', 'Midrand', ARRAY['mall of africa']),
    ('GH', 'East Legon', ARRAY['legon', 'university of ghana']),
    ('GH', 'Airport Residential', ARRAY['kotoka', 'kotoka airport']),
    ('UG', 'Makerere', ARRAY['makerere university']),
    ('UG', 'Kololo', ARRAY['acacia mall']),
    ('TZ', 'Ubungo', ARRAY['mlimani city', 'udsm', 'university of dar es salaam'])
) AS learnt (country, name, aliases)
    JOIN places p ON p.kind = (CASE learnt.name WHEN 'Port Harcourt' THEN 'city' ELSE 'area' END)::place_kind AND p.country = learnt.country AND p.name = learnt.name
    CROSS JOIN unnest(aliases) AS alias
ON CONFLICT DO NOTHING;

INSERT INTO search_vocabulary
SELECT DISTINCT word FROM place_names, string_to_table(name, ' ') AS word
WHERE word ~ '^\D{3,30}$'
ORDER BY word ON CONFLICT DO NOTHING;
