-- Well-known cities and areas of the largest markets, and their spellings in Arabic, French and English, where places were seeded
-- before they were known. A database that the seed fills has them from its file.
INSERT INTO place_names (place_id, name)
SELECT p.id, alias
FROM (VALUES
        ('EG', 'area', 'Nasr City', ARRAY['madinet nasr', 'madinat nasr', 'مدينه نصر']),
        ('EG', 'area', 'Heliopolis', ARRAY['masr el gedida', 'misr el gedida', 'مصر الجديده', 'هليوبوليس']),
        ('EG', 'city', 'Hurghada', ARRAY['ghardaqa', 'al ghardaqah', 'hourghada', 'الغردقه']),
        ('EG', 'area', 'Maadi', ARRAY['el maadi', 'المعادي']),
        ('EG', 'area', 'New Cairo', ARRAY['القاهره الجديده', 'fifth settlement', '5th settlement', 'tagamoa', 'el tagamoa', 'التجمع الخامس', 'nouveau caire']),
        ('EG', 'area', '6th of October', ARRAY['6 october', '6th october', 'october city', '6 اكتوبر', 'السادس من اكتوبر', 'مدينه 6 اكتوبر']),
        ('EG', 'area', 'Sheikh Zayed', ARRAY['el sheikh zayed', 'cheikh zayed', 'الشيخ زايد']),
        ('EG', 'area', 'Zamalek', ARRAY['الزمالك']),
        ('EG', 'area', 'Dokki', ARRAY['الدقي']),
        ('EG', 'area', 'Mohandessin', ARRAY['mohandeseen', 'mohandiseen', 'المهندسين']),
        ('EG', 'area', 'Garden City', ARRAY['جاردن سيتي']),
        ('EG', 'city', 'Giza', ARRAY['gizeh', 'guizeh', 'الجيزه']),
        ('EG', 'city', 'Luxor', ARRAY['louxor', 'الاقصر']),
        ('EG', 'city', 'Aswan', ARRAY['assouan', 'اسوان']),
        ('EG', 'city', 'Sharm El Sheikh', ARRAY['sharm', 'charm el cheikh', 'شرم الشيخ']),
        ('EG', 'city', 'Suez', ARRAY['السويس']),
        ('EG', 'city', 'Port Said', ARRAY['بورسعيد', 'بور سعيد']),
        ('EG', 'city', 'Ismailia', ARRAY['ismailiya', 'الاسماعيليه']),
        ('EG', 'city', 'Mansoura', ARRAY['المنصوره']),
        ('EG', 'city', 'Tanta', ARRAY['طنطا']),
        ('TN', 'city', 'Sousse', ARRAY['سوسه']),
        ('TN', 'city', 'Sfax', ARRAY['صفاقس']),
        ('TN', 'city', 'Monastir', ARRAY['المنستير']),
        ('TN', 'city', 'Djerba', ARRAY['jerba', 'جربه']),
        ('TN', 'city', 'La Marsa', ARRAY['المرسي']),
        ('MA', 'city', 'Agadir', ARRAY['اكادير', 'اغادير']),
        ('MA', 'city', 'Kenitra', ARRAY['القنيطره']),
        ('MA', 'city', 'Tétouan', ARRAY['tetuan', 'تطوان']),
        ('MA', 'city', 'Oujda', ARRAY['وجده']),
        ('MA', 'city', 'Meknès', ARRAY['مكناس']),
        ('MA', 'city', 'Essaouira', ARRAY['mogador', 'الصويره']),
        ('MA', 'area', 'Maârif', ARRAY['المعاريف']),
        ('MA', 'area', 'Ain Diab', ARRAY['عين الذياب']),
        ('DZ', 'city', 'Oran', ARRAY['wahran', 'وهران']),
        ('DZ', 'city', 'Constantine', ARRAY['قسنطينه']),
        ('DZ', 'city', 'Annaba', ARRAY['عنابه']),
        ('DZ', 'city', 'Blida', ARRAY['البليده']),
        ('DZ', 'city', 'Setif', ARRAY['سطيف']),
        ('SD', 'city', 'Omdurman', ARRAY['ام درمان']),
        ('SD', 'city', 'Port Sudan', ARRAY['بورتسودان']),
        ('LY', 'city', 'Benghazi', ARRAY['بنغازي']),
        ('LY', 'city', 'Misrata', ARRAY['misurata', 'مصراته']),
        ('TZ', 'city', 'Zanzibar', ARRAY['unguja', 'زنجبار'])
    ) AS learnt (country, kind, name, aliases)
    JOIN places p ON p.country = learnt.country AND p.kind::text = learnt.kind AND p.name = learnt.name
    CROSS JOIN unnest(aliases) AS alias
WHERE NOT EXISTS (
    SELECT FROM place_names called JOIN places other ON other.id = called.place_id
    WHERE called.name = alias AND other.country = p.country AND other.id <> p.id)
ON CONFLICT DO NOTHING;

WITH learnt (country, within, name, latitude, longitude, aliases) AS (
    VALUES
        ('EG', '', 'Ain Sokhna', 29.6, 32.32, ARRAY['ain sokhna', 'sokhna', 'العين السخنه']),
        ('EG', '', 'El Gouna', 27.39, 33.68, ARRAY['el gouna', 'gouna', 'الجونه']),
        ('EG', '', 'Marsa Alam', 25.07, 34.9, ARRAY['marsa alam', 'مرسي علم']),
        ('EG', '', 'North Coast', 30.98, 28.75, ARRAY['north coast', 'الساحل الشمالي']),
        ('EG', '', 'Zagazig', 30.59, 31.5, ARRAY['zagazig', 'الزقازيق']),
        ('EG', '', 'Damietta', 31.42, 31.81, ARRAY['damietta', 'دمياط']),
        ('EG', '', 'Asyut', 27.18, 31.19, ARRAY['asyut', 'assiut', 'اسيوط']),
        ('TN', '', 'Ariana', 36.86, 10.19, ARRAY['ariana', 'اريانه']),
        ('TN', '', 'Ben Arous', 36.75, 10.22, ARRAY['ben arous', 'بن عروس']),
        ('TN', '', 'Bizerte', 37.27, 9.87, ARRAY['bizerte', 'bizerta', 'بنزرت']),
        ('TN', '', 'Gabès', 33.88, 10.1, ARRAY['gabes', 'قابس']),
        ('TN', '', 'Kairouan', 35.68, 10.1, ARRAY['kairouan', 'القيروان']),
        ('TN', '', 'Mahdia', 35.5, 11.06, ARRAY['mahdia', 'المهديه']),
        ('TN', '', 'Nabeul', 36.45, 10.73, ARRAY['nabeul', 'نابل']),
        ('MA', '', 'Béni Mellal', 32.34, -6.36, ARRAY['beni mellal', 'بني ملال']),
        ('MA', '', 'Mohammedia', 33.69, -7.39, ARRAY['mohammedia', 'المحمديه']),
        ('MA', '', 'Nador', 35.17, -2.93, ARRAY['nador', 'الناظور']),
        ('MA', '', 'Témara', 33.93, -6.91, ARRAY['temara', 'تماره']),
        ('DZ', '', 'Batna', 35.56, 6.17, ARRAY['batna', 'باتنه']),
        ('DZ', '', 'Béjaïa', 36.75, 5.06, ARRAY['bejaia', 'بجايه']),
        ('DZ', '', 'Tizi Ouzou', 36.72, 4.05, ARRAY['tizi ouzou', 'تيزي وزو']),
        ('DZ', '', 'Tlemcen', 34.88, -1.31, ARRAY['tlemcen', 'تلمسان']),
        ('SN', '', 'Diamniadio', 14.72, -17.18, ARRAY['diamniadio']),
        ('NG', '', 'Gombe', 10.29, 11.17, ARRAY['gombe']),
        ('SD', '', 'Wad Madani', 14.4, 33.52, ARRAY['wad madani', 'ود مدني'])
), made AS (
    INSERT INTO places (kind, country, parent_id, name, latitude, longitude, confirmed_at)
    SELECT 'city', learnt.country, above.id, learnt.name, learnt.latitude, learnt.longitude, now()
    FROM learnt JOIN LATERAL (SELECT id FROM places WHERE kind = 'country' AND country = learnt.country) AS above ON true
    WHERE NOT EXISTS (
        SELECT FROM places known JOIN place_names called ON called.place_id = known.id
        WHERE known.country = learnt.country AND called.name = ANY (learnt.aliases))
    RETURNING id, country, name
)
INSERT INTO place_names (place_id, name)
SELECT made.id, alias
FROM made JOIN learnt ON learnt.country = made.country AND learnt.name = made.name CROSS JOIN unnest(learnt.aliases) AS alias
ON CONFLICT DO NOTHING;

WITH learnt (country, within, name, latitude, longitude, aliases) AS (
    VALUES
        ('EG', 'cairo', 'Madinaty', 30.1, 31.64, ARRAY['madinaty', 'مدينتي']),
        ('EG', 'cairo', 'Rehab City', 30.06, 31.49, ARRAY['rehab city', 'rehab', 'al rehab', 'el rehab', 'الرحاب']),
        ('EG', 'cairo', 'Shorouk City', 30.12, 31.61, ARRAY['shorouk city', 'el shorouk', 'shorouk', 'مدينه الشروق']),
        ('EG', 'cairo', 'Mokattam', 30.02, 31.3, ARRAY['mokattam', 'el mokattam', 'المقطم']),
        ('EG', 'cairo', 'Obour City', 30.22, 31.48, ARRAY['obour city', 'obour', 'el obour', 'العبور']),
        ('EG', 'cairo', 'New Administrative Capital', 30.01, 31.75, ARRAY['new administrative capital', 'new capital', 'العاصمه الاداريه', 'العاصمه الاداريه الجديده']),
        ('EG', 'giza', 'El Haram', 29.99, 31.14, ARRAY['el haram', 'الهرم']),
        ('EG', 'giza', 'Faisal', 30.01, 31.17, ARRAY['faisal', 'فيصل']),
        ('EG', 'alexandria', 'Smouha', 31.21, 29.94, ARRAY['smouha', 'سموحه']),
        ('EG', 'alexandria', 'Sidi Gaber', 31.22, 29.94, ARRAY['sidi gaber', 'سيدي جابر']),
        ('TN', 'tunis', 'Carthage', 36.85, 10.33, ARRAY['carthage', 'قرطاج']),
        ('TN', 'tunis', 'Gammarth', 36.91, 10.29, ARRAY['gammarth', 'قمرت']),
        ('TN', 'tunis', 'Les Berges du Lac', 36.84, 10.24, ARRAY['les berges du lac', 'berges du lac']),
        ('TN', 'tunis', 'Sidi Bou Said', 36.87, 10.34, ARRAY['sidi bou said', 'سيدي بوسعيد']),
        ('MA', 'casablanca', 'Ain Sebaa', 33.61, -7.53, ARRAY['ain sebaa', 'عين السبع']),
        ('MA', 'marrakech', 'Guéliz', 31.64, -8.01, ARRAY['gueliz', 'كليز', 'جليز']),
        ('MA', 'rabat', 'Agdal', 33.99, -6.85, ARRAY['agdal', 'اكدال']),
        ('MA', 'rabat', 'Hay Riad', 33.95, -6.87, ARRAY['hay riad', 'حي الرياض']),
        ('MA', 'rabat', 'Souissi', 33.97, -6.83, ARRAY['souissi', 'السويسي']),
        ('DZ', 'algiers', 'Bab Ezzouar', 36.72, 3.18, ARRAY['bab ezzouar', 'باب الزوار']),
        ('DZ', 'algiers', 'Chéraga', 36.77, 2.96, ARRAY['cheraga', 'الشراقه']),
        ('DZ', 'algiers', 'Dely Ibrahim', 36.75, 2.98, ARRAY['dely ibrahim', 'دالي ابراهيم']),
        ('DZ', 'algiers', 'El Biar', 36.77, 3.03, ARRAY['el biar', 'الابيار']),
        ('DZ', 'algiers', 'Hydra', 36.75, 3.03, ARRAY['hydra', 'حيدره']),
        ('CI', 'abidjan', 'Abobo', 5.43, -4.02, ARRAY['abobo']),
        ('CI', 'abidjan', 'Adjamé', 5.36, -4.02, ARRAY['adjame']),
        ('CI', 'abidjan', 'Bingerville', 5.36, -3.89, ARRAY['bingerville']),
        ('CI', 'abidjan', 'Koumassi', 5.3, -3.95, ARRAY['koumassi']),
        ('CI', 'abidjan', 'Port Bouët', 5.26, -3.93, ARRAY['port bouet']),
        ('CI', 'abidjan', 'Zone 4', 5.3, -3.98, ARRAY['zone 4']),
        ('CM', 'douala', 'Bonamoussadi', 4.09, 9.74, ARRAY['bonamoussadi']),
        ('CM', 'douala', 'Bonanjo', 4.04, 9.69, ARRAY['bonanjo']),
        ('CM', 'douala', 'Bonapriso', 4.02, 9.69, ARRAY['bonapriso']),
        ('CM', 'douala', 'Makepe', 4.08, 9.75, ARRAY['makepe']),
        ('CM', 'yaounde', 'Bastos', 3.89, 11.51, ARRAY['bastos']),
        ('CM', 'yaounde', 'Biyem Assi', 3.84, 11.48, ARRAY['biyem assi']),
        ('CM', 'yaounde', 'Odza', 3.79, 11.53, ARRAY['odza']),
        ('SN', 'dakar', 'Fann', 14.69, -17.46, ARRAY['fann']),
        ('SN', 'dakar', 'Keur Massar', 14.78, -17.31, ARRAY['keur massar']),
        ('SN', 'dakar', 'Mamelles', 14.73, -17.5, ARRAY['mamelles']),
        ('SN', 'dakar', 'Point E', 14.7, -17.46, ARRAY['point e']),
        ('SN', 'dakar', 'Sacré Coeur', 14.72, -17.47, ARRAY['sacre coeur', 'sacre cœur']),
        ('AO', 'luanda', 'Cacuaco', -8.78, 13.37, ARRAY['cacuaco']),
        ('AO', 'luanda', 'Camama', -8.92, 13.26, ARRAY['camama']),
        ('AO', 'luanda', 'Ingombota', -8.81, 13.24, ARRAY['ingombota']),
        ('AO', 'luanda', 'Kilamba', -8.99, 13.27, ARRAY['kilamba']),
        ('AO', 'luanda', 'Maianga', -8.83, 13.24, ARRAY['maianga']),
        ('CD', 'kinshasa', 'Bandalungwa', -4.34, 15.28, ARRAY['bandalungwa', 'bandal']),
        ('CD', 'kinshasa', 'Gombe', -4.3, 15.3, ARRAY['gombe', 'la gombe']),
        ('CD', 'kinshasa', 'Kintambo', -4.33, 15.27, ARRAY['kintambo']),
        ('CD', 'kinshasa', 'Limete', -4.36, 15.34, ARRAY['limete']),
        ('CD', 'kinshasa', 'Mont Ngafula', -4.44, 15.27, ARRAY['mont ngafula']),
        ('CD', 'kinshasa', 'Ngaliema', -4.34, 15.25, ARRAY['ngaliema']),
        ('MZ', 'maputo', 'Costa do Sol', -25.91, 32.64, ARRAY['costa do sol']),
        ('MZ', 'maputo', 'Polana', -25.97, 32.6, ARRAY['polana', 'polana cimento']),
        ('MZ', 'maputo', 'Sommerschield', -25.95, 32.6, ARRAY['sommerschield']),
        ('MZ', 'maputo', 'Zimpeto', -25.83, 32.57, ARRAY['zimpeto']),
        ('TZ', 'dar es salaam', 'Goba', -6.73, 39.16, ARRAY['goba']),
        ('TZ', 'dar es salaam', 'Kijitonyama', -6.78, 39.24, ARRAY['kijitonyama']),
        ('TZ', 'dar es salaam', 'Kimara', -6.78, 39.17, ARRAY['kimara']),
        ('TZ', 'dar es salaam', 'Mbagala', -6.9, 39.27, ARRAY['mbagala']),
        ('KE', 'mombasa', 'Bamburi', -3.99, 39.72, ARRAY['bamburi']),
        ('KE', 'mombasa', 'Nyali', -4.03, 39.7, ARRAY['nyali']),
        ('UG', 'kampala', 'Kyanja', 0.38, 32.6, ARRAY['kyanja']),
        ('UG', 'kampala', 'Lubowa', 0.23, 32.56, ARRAY['lubowa']),
        ('UG', 'kampala', 'Namugongo', 0.39, 32.66, ARRAY['namugongo']),
        ('GH', 'accra', 'Haatso', 5.67, -0.2, ARRAY['haatso']),
        ('GH', 'accra', 'Lashibi', 5.66, -0.05, ARRAY['lashibi']),
        ('GH', 'accra', 'Weija', 5.57, -0.33, ARRAY['weija']),
        ('ET', 'addis ababa', 'Gerji', 9, 38.81, ARRAY['gerji']),
        ('ET', 'addis ababa', 'Lebu', 8.95, 38.71, ARRAY['lebu']),
        ('ZA', 'pretoria', 'Hatfield', -25.75, 28.24, ARRAY['hatfield']),
        ('ZA', 'pretoria', 'Menlyn', -25.78, 28.28, ARRAY['menlyn', 'menlyn park']),
        ('SD', 'khartoum', 'Khartoum North', 15.64, 32.53, ARRAY['khartoum north', 'bahri', 'الخرطوم بحري'])
), made AS (
    INSERT INTO places (kind, country, parent_id, name, latitude, longitude, confirmed_at)
    SELECT 'area', learnt.country, above.id, learnt.name, learnt.latitude, learnt.longitude, now()
    FROM learnt JOIN LATERAL (SELECT p.id FROM places p JOIN place_names n ON n.place_id = p.id WHERE p.kind = 'city' AND p.country = learnt.country AND n.name = learnt.within ORDER BY p.id LIMIT 1) AS above ON true
    WHERE NOT EXISTS (
        SELECT FROM places known JOIN place_names called ON called.place_id = known.id
        WHERE known.country = learnt.country AND called.name = ANY (learnt.aliases))
    RETURNING id, country, name
)
INSERT INTO place_names (place_id, name)
SELECT made.id, alias
FROM made JOIN learnt ON learnt.country = made.country AND learnt.name = made.name CROSS JOIN unnest(learnt.aliases) AS alias
ON CONFLICT DO NOTHING;

WITH learnt (country, within, name, latitude, longitude, aliases) AS (
    VALUES
        ('CI', 'cocody', 'Angré', 5.39, -3.98, ARRAY['angre']),
        ('CI', 'cocody', 'Deux Plateaux', 5.37, -4, ARRAY['deux plateaux', '2 plateaux', 'ii plateaux'])
), made AS (
    INSERT INTO places (kind, country, parent_id, name, latitude, longitude, confirmed_at)
    SELECT 'area', learnt.country, above.id, learnt.name, learnt.latitude, learnt.longitude, now()
    FROM learnt JOIN LATERAL (SELECT p.id FROM places p JOIN place_names n ON n.place_id = p.id WHERE p.kind = 'area' AND p.country = learnt.country AND n.name = learnt.within ORDER BY p.id LIMIT 1) AS above ON true
    WHERE NOT EXISTS (
        SELECT FROM places known JOIN place_names called ON called.place_id = known.id
        WHERE known.country = learnt.country AND called.name = ANY (learnt.aliases))
    RETURNING id, country, name
)
INSERT INTO place_names (place_id, name)
SELECT made.id, alias
FROM made JOIN learnt ON learnt.country = made.country AND learnt.name = made.name CROSS JOIN unnest(learnt.aliases) AS alias
ON CONFLICT DO NOTHING;

INSERT INTO search_vocabulary
SELECT DISTINCT word FROM place_names, string_to_table(name, ' ') AS word
WHERE word ~ '^\D{3,30}$'
ORDER BY word ON CONFLICT DO NOTHING;
