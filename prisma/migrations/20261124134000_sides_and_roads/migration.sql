-- What people call kinds, the sides of Lagos, and the roads of Nairobi that they say instead of areas, learnt since these were
-- first seeded; what the administration wrote beside it stays.
UPDATE property_types t
SET words = words || ARRAY(SELECT word FROM unnest(new) WITH ORDINALITY AS learnt(word, place) WHERE word <> ALL (words) ORDER BY place)
FROM (VALUES
    ('Duplex', ARRAY['sobrado', 'sobrados', 'storey building', 'story building', 'double storey', 'double story', 'double storey house', 'two storey', 'two story', 'two storey house', 'maison a etage', 'villa a etage', 'maison a etages']),
    ('Bungalow', ARRAY['plein pied', 'de plein pied', 'villa basse', 'villas basses', 'maison basse', 'maisons basses', 'single storey', 'single story', 'single storey house', 'one storey', 'one story', 'one storey house'])
) AS learnt (name, new)
WHERE t.name = learnt.name;

INSERT INTO place_names (place_id, name)
SELECT p.id, alias
FROM (VALUES
    ('NG', 'area'::place_kind, ARRAY['Yaba', 'Surulere', 'Ikeja', 'Maryland', 'Gbagada', 'Ogudu', 'Magodo', 'Ojodu', 'Ojota', 'Oshodi', 'Mushin', 'Shomolu', 'Kosofe', 'Ketu', 'Alimosho', 'Agege', 'Ilupeju', 'Ifako-Ijaiye', 'Ijaiye', 'Ikotun', 'Egbeda', 'Ipaja', 'Ogba', 'Anthony Village', 'Bariga', 'Ejigbo', 'Idimu', 'Isheri', 'Ayobo', 'Amuwo Odofin', 'Apapa', 'Palmgrove', 'Ojuelegba', 'Allen Avenue', 'Opebi', 'Berger', 'Festac Town', 'Oke-Odo'], ARRAY['mainland', 'the mainland', 'lagos mainland', 'mainland lagos']),
    ('NG', 'area'::place_kind, ARRAY['Isolo'], ARRAY['mainland', 'the mainland', 'lagos mainland', 'mainland lagos', 'okota', 'ago palace', 'ago palace way']),
    ('NG', 'area'::place_kind, ARRAY['Lekki', 'Ikoyi', 'Ajah', 'Lagos Island', 'Ibeju Lekki', 'Eko Atlantic City', 'Banana Island', 'Ikate', 'Ikota', 'Oniru', 'Osapa', 'Agungi', 'Sangotedo', 'Abraham Adesanya', 'Awoyaya', 'Victoria Garden City'], ARRAY['the island']),
    ('NG', 'area'::place_kind, ARRAY['Victoria Island'], ARRAY['the island', 'جزيره فكتوريا', 'فيكتوريا ايلاند', 'فكتوريا ايلاند']),
    ('NG', 'area'::place_kind, ARRAY['Mowe', 'Mowe Ofada', 'Mowe Town', 'Simawa'], ARRAY['redemption camp', 'redemption city', 'redeem camp', 'redeemed camp', 'rccg camp']),
    ('NG', 'area'::place_kind, ARRAY['Ado-Odo/Ota'], ARRAY['ota']),
    ('NG', 'city'::place_kind, ARRAY['Lagos'], ARRAY['لاجوس', 'لاقوس']),
    ('NG', 'city'::place_kind, ARRAY['Benin City'], ARRAY['مدينه بنين', 'بنين سيتي', 'benin nigeria']),
    ('KE', 'area'::place_kind, ARRAY['Gigiri'], ARRAY['un office', 'un offices', 'un complex', 'ofisi za un', 'ofisi ya un', 'the un', 'bureaux de l onu', 'escritorios da onu', 'limuru road', 'limuru rd']),
    ('KE', 'area'::place_kind, ARRAY['Syokimau', 'Mlolongo', 'Embakasi', 'Imara Daima', 'South C'], ARRAY['mombasa road', 'mombasa rd']),
    ('KE', 'area'::place_kind, ARRAY['Kasarani', 'Roysambu', 'Mirema', 'Garden Estate', 'Zimmerman', 'Thome', 'Kahawa West', 'Ruiru', 'Sportsview'], ARRAY['thika road', 'thika rd', 'thika superhighway']),
    ('KE', 'area'::place_kind, ARRAY['Kilimani', 'Karen', 'Dagoretti', 'Hurlingham', 'Valley Arcade'], ARRAY['ngong road', 'ngong rd']),
    ('KE', 'area'::place_kind, ARRAY['Westlands', 'Lavington', 'Loresho'], ARRAY['waiyaki way']),
    ('KE', 'area'::place_kind, ARRAY['Runda', 'Roselyn', 'Muthaiga', 'Parklands', 'Ruaka'], ARRAY['limuru road', 'limuru rd']),
    ('KE', 'area'::place_kind, ARRAY['Fourways Junction'], ARRAY['fourways'])
) AS learnt (country, kind, names, aliases)
    JOIN places p ON p.kind = learnt.kind AND p.country = learnt.country AND p.name = ANY (learnt.names)
    CROSS JOIN unnest(aliases) AS alias
ON CONFLICT DO NOTHING;

INSERT INTO search_vocabulary
SELECT DISTINCT word FROM place_names, string_to_table(name, ' ') AS word
WHERE word ~ '^\D{3,30}$'
ORDER BY word ON CONFLICT DO NOTHING;
