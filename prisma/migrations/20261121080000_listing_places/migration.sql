-- Where a listing is, in decimal degrees; null when nothing tells. `located` says how well: by the coordinates
-- its owner gave, or by the centre of its area or of its city.
CREATE TYPE "listing_located" AS ENUM ('EXACT', 'AREA', 'CITY');
ALTER TABLE "properties"
    ADD COLUMN "latitude" DOUBLE PRECISION,
    ADD COLUMN "longitude" DOUBLE PRECISION,
    ADD COLUMN "located" "listing_located";

-- Words in lower case, without accents and punctuation, with one space between. Letters of all scripts stay.
CREATE FUNCTION "plain_words"("value" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT btrim(regexp_replace(
        regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, normalize(value, NFKC))), '[''`\u2019\u02bc]', '', 'g'),
        '[^a-z0-9\u00aa-\u1fff\u2c00-\ufffd]+', ' ', 'g'));
$$;

-- Centres of African cities (`within` is '') and of their districts (`within` is the city), all in plain words.
-- Rounded to a hundredth of a degree, about a kilometre; collected for this table.
CREATE TABLE "places" (
    "country" CHAR(2) NOT NULL,
    "within" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    PRIMARY KEY ("name", "within", "country")
);
INSERT INTO "places" ("country", "within", "name", "latitude", "longitude") VALUES
    ('NG', '', 'lagos', 6.52, 3.38), ('NG', '', 'abuja', 9.06, 7.49), ('NG', '', 'ibadan', 7.38, 3.93),
    ('NG', '', 'port harcourt', 4.82, 7.03), ('NG', '', 'kano', 12.00, 8.52), ('NG', '', 'benin city', 6.34, 5.62),
    ('NG', '', 'kaduna', 10.52, 7.44), ('NG', '', 'enugu', 6.45, 7.51), ('NG', '', 'owerri', 5.48, 7.03),
    ('NG', '', 'abeokuta', 7.16, 3.35), ('NG', '', 'ilorin', 8.50, 4.55), ('NG', '', 'jos', 9.90, 8.86), ('NG', '', 'warri', 5.52, 5.75),
    ('NG', '', 'asaba', 6.20, 6.73), ('NG', '', 'uyo', 5.04, 7.92), ('NG', '', 'calabar', 4.96, 8.33), ('NG', '', 'aba', 5.11, 7.37),
    ('NG', '', 'onitsha', 6.15, 6.79), ('NG', '', 'akure', 7.25, 5.20), ('NG', '', 'osogbo', 7.77, 4.56),
    ('NG', '', 'ado ekiti', 7.62, 5.22), ('NG', '', 'umuahia', 5.53, 7.49), ('NG', '', 'lokoja', 7.80, 6.74),
    ('NG', '', 'lafia', 8.49, 8.52), ('NG', '', 'katsina', 12.99, 7.60), ('NG', '', 'sokoto', 13.06, 5.24),
    ('NG', '', 'maiduguri', 11.83, 13.15), ('NG', '', 'yenagoa', 4.92, 6.26), ('NG', '', 'awka', 6.21, 7.07),
    ('NG', '', 'minna', 9.61, 6.56), ('NG', '', 'makurdi', 7.73, 8.52), ('NG', '', 'bauchi', 10.31, 9.84),
    ('NG', '', 'ile ife', 7.48, 4.56), ('NG', '', 'ogun', 7.00, 3.35), ('NG', '', 'oyo', 7.85, 3.93), ('NG', '', 'rivers', 4.84, 6.92),
    ('NG', '', 'imo', 5.57, 7.06), ('NG', '', 'anambra', 6.22, 6.94), ('NG', '', 'anambara', 6.22, 6.94), ('NG', '', 'edo', 6.54, 5.90),
    ('NG', '', 'delta', 5.70, 5.93), ('NG', '', 'akwa ibom', 5.01, 7.85), ('NG', '', 'osun', 7.56, 4.52), ('NG', '', 'ekiti', 7.67, 5.30),
    ('NG', '', 'abia', 5.45, 7.52), ('NG', '', 'kwara', 8.97, 4.39), ('NG', '', 'kogi', 7.73, 6.69), ('NG', '', 'nasarawa', 8.50, 8.20),
    ('NG', '', 'plateau', 9.22, 9.52), ('NG', '', 'cross river', 5.87, 8.60), ('NG', '', 'bayelsa', 4.77, 6.07),
    ('NG', 'lagos', 'lekki', 6.46, 3.55), ('NG', 'lagos', 'lekki phase 1', 6.45, 3.47), ('NG', 'lagos', 'ajah', 6.47, 3.59),
    ('NG', 'lagos', 'ikoyi', 6.45, 3.43), ('NG', 'lagos', 'ikeja', 6.60, 3.35), ('NG', 'lagos', 'ikeja gra', 6.58, 3.36),
    ('NG', 'lagos', 'ibeju lekki', 6.45, 3.86), ('NG', 'lagos', 'victoria island', 6.43, 3.42),
    ('NG', 'lagos', 'victoria island vi', 6.43, 3.42), ('NG', 'lagos', 'magodo', 6.62, 3.38), ('NG', 'lagos', 'ikorodu', 6.62, 3.51),
    ('NG', 'lagos', 'isheri north', 6.65, 3.37), ('NG', 'lagos', 'isolo', 6.54, 3.32), ('NG', 'lagos', 'alimosho', 6.61, 3.25),
    ('NG', 'lagos', 'agege', 6.62, 3.32), ('NG', 'lagos', 'surulere', 6.49, 3.35), ('NG', 'lagos', 'maryland', 6.57, 3.37),
    ('NG', 'lagos', 'yaba', 6.51, 3.37), ('NG', 'lagos', 'ikotun', 6.55, 3.26), ('NG', 'lagos', 'gbagada', 6.55, 3.39),
    ('NG', 'lagos', 'ogudu', 6.57, 3.39), ('NG', 'lagos', 'ojodu', 6.64, 3.36), ('NG', 'lagos', 'epe', 6.58, 3.98),
    ('NG', 'lagos', 'festac town', 6.47, 3.28), ('NG', 'lagos', 'badagry', 6.42, 2.88), ('NG', 'lagos', 'ipaja', 6.61, 3.27),
    ('NG', 'lagos', 'egbeda', 6.60, 3.29), ('NG', 'lagos', 'apapa', 6.45, 3.36), ('NG', 'lagos', 'oshodi', 6.55, 3.34),
    ('NG', 'lagos', 'mushin', 6.53, 3.35), ('NG', 'lagos', 'shomolu', 6.54, 3.38), ('NG', 'lagos', 'kosofe', 6.58, 3.41),
    ('NG', 'lagos', 'ogba', 6.63, 3.34), ('NG', 'lagos', 'ojota', 6.58, 3.38), ('NG', 'lagos', 'ketu', 6.59, 3.39),
    ('NG', 'lagos', 'amuwo odofin', 6.47, 3.29), ('NG', 'lagos', 'sangotedo', 6.47, 3.63), ('NG', 'lagos', 'oniru', 6.43, 3.45),
    ('NG', 'lagos', 'chevron', 6.44, 3.53), ('NG', 'lagos', 'ilupeju', 6.55, 3.36), ('NG', 'lagos', 'anthony village', 6.56, 3.37),
    ('NG', 'lagos', 'ojo', 6.46, 3.19), ('NG', 'lagos', 'lagos island', 6.45, 3.40),
    ('NG', 'abuja', 'gwarinpa', 9.11, 7.41), ('NG', 'abuja', 'life camp', 9.08, 7.40), ('NG', 'abuja', 'guzape district', 9.01, 7.52),
    ('NG', 'abuja', 'katampe', 9.11, 7.46), ('NG', 'abuja', 'maitama district', 9.09, 7.50), ('NG', 'abuja', 'maitama', 9.09, 7.50),
    ('NG', 'abuja', 'lokogoma district', 8.97, 7.45), ('NG', 'abuja', 'wuye', 9.06, 7.44), ('NG', 'abuja', 'lugbe district', 8.98, 7.37),
    ('NG', 'abuja', 'lugbe', 8.98, 7.37), ('NG', 'abuja', 'apo', 8.98, 7.50), ('NG', 'abuja', 'asokoro district', 9.04, 7.52),
    ('NG', 'abuja', 'asokoro', 9.04, 7.52), ('NG', 'abuja', 'jahi', 9.10, 7.44), ('NG', 'abuja', 'galadimawa', 8.99, 7.43),
    ('NG', 'abuja', 'kubwa', 9.16, 7.33), ('NG', 'abuja', 'jabi', 9.07, 7.42), ('NG', 'abuja', 'wuse', 9.08, 7.47),
    ('NG', 'abuja', 'wuse 2', 9.08, 7.48), ('NG', 'abuja', 'garki', 9.03, 7.49), ('NG', 'abuja', 'utako', 9.07, 7.44),
    ('NG', 'abuja', 'durumi', 9.02, 7.47), ('NG', 'abuja', 'gudu', 9.00, 7.47), ('NG', 'abuja', 'mabushi', 9.09, 7.45),
    ('NG', 'abuja', 'karu', 9.02, 7.56), ('NG', 'abuja', 'kado', 9.09, 7.43), ('NG', 'abuja', 'dakwo', 8.97, 7.43),
    ('NG', 'abuja', 'karsana', 9.15, 7.42), ('NG', 'abuja', 'dawaki', 9.12, 7.41), ('NG', 'abuja', 'kaura', 8.99, 7.45),
    ('NG', 'abuja', 'central area', 9.05, 7.49), ('NG', 'abuja', 'mpape', 9.13, 7.50), ('NG', 'abuja', 'nyanya', 9.03, 7.58),
    ('NG', 'abuja', 'bwari', 9.28, 7.38),
    ('NG', 'ogun', 'mowe ofada', 6.81, 3.44), ('NG', 'ogun', 'mowe town', 6.81, 3.44), ('NG', 'ogun', 'mowe', 6.81, 3.44),
    ('NG', 'ogun', 'ibafo', 6.74, 3.42), ('NG', 'ogun', 'sango ota', 6.70, 3.24), ('NG', 'ogun', 'ado odo ota', 6.69, 3.22),
    ('NG', 'ogun', 'obafemi owode', 6.93, 3.48), ('NG', 'ogun', 'ifo', 6.81, 3.20), ('NG', 'ogun', 'sagamu', 6.84, 3.65),
    ('NG', 'ogun', 'ijebu ode', 6.82, 3.92), ('NG', 'ogun', 'arepo', 6.69, 3.41), ('NG', 'ogun', 'magboro', 6.71, 3.40),
    ('NG', 'ogun', 'abeokuta south', 7.15, 3.36), ('NG', 'ogun', 'abeokuta north', 7.20, 3.30),
    ('NG', 'rivers', 'obio akpor', 4.87, 6.99), ('NG', 'rivers', 'oyigbo', 4.88, 7.13), ('NG', 'rivers', 'eleme', 4.79, 7.12),
    ('NG', 'imo', 'owerri municipal', 5.48, 7.03), ('NG', 'imo', 'owerri north', 5.48, 7.10), ('NG', 'imo', 'owerri west', 5.43, 6.96),
    ('NG', 'edo', 'oredo', 6.32, 5.61), ('NG', 'edo', 'egor', 6.36, 5.58), ('NG', 'edo', 'ikpoba okha', 6.17, 5.68),
    ('KE', '', 'nairobi', -1.29, 36.82), ('KE', '', 'mombasa', -4.05, 39.67), ('KE', '', 'kisumu', -0.10, 34.76),
    ('KE', '', 'nakuru', -0.30, 36.07), ('KE', '', 'eldoret', 0.52, 35.27), ('KE', '', 'thika', -1.03, 37.07),
    ('KE', '', 'malindi', -3.22, 40.12), ('KE', '', 'kitale', 1.02, 35.00), ('KE', '', 'machakos', -1.52, 37.26),
    ('KE', '', 'kiambu', -1.17, 36.84), ('KE', '', 'nyeri', -0.42, 36.95), ('KE', '', 'meru', 0.05, 37.65),
    ('KE', '', 'naivasha', -0.72, 36.43), ('KE', '', 'nanyuki', 0.01, 37.07), ('KE', '', 'kajiado', -1.85, 36.78),
    ('KE', '', 'diani', -4.28, 39.59), ('KE', '', 'kilifi', -3.63, 39.85), ('KE', '', 'embu', -0.53, 37.45),
    ('KE', '', 'kericho', -0.37, 35.29), ('KE', '', 'garissa', -0.45, 39.64),
    ('KE', 'nairobi', 'westlands', -1.27, 36.81), ('KE', 'nairobi', 'kilimani', -1.29, 36.79),
    ('KE', 'nairobi', 'lavington', -1.28, 36.77), ('KE', 'nairobi', 'karen', -1.32, 36.71), ('KE', 'nairobi', 'kileleshwa', -1.28, 36.78),
    ('KE', 'nairobi', 'runda', -1.22, 36.82), ('KE', 'nairobi', 'south b', -1.31, 36.84), ('KE', 'nairobi', 'south c', -1.32, 36.83),
    ('KE', 'nairobi', 'parklands', -1.26, 36.82), ('KE', 'nairobi', 'kitengela', -1.47, 36.96), ('KE', 'nairobi', 'langata', -1.36, 36.76),
    ('KE', 'nairobi', 'lang ata', -1.36, 36.76), ('KE', 'nairobi', 'embakasi', -1.32, 36.91), ('KE', 'nairobi', 'kasarani', -1.22, 36.90),
    ('KE', 'nairobi', 'ruaka', -1.21, 36.78), ('KE', 'nairobi', 'muthaiga', -1.25, 36.84), ('KE', 'nairobi', 'upper hill', -1.30, 36.81),
    ('KE', 'nairobi', 'upperhill', -1.30, 36.81), ('KE', 'nairobi', 'syokimau', -1.36, 36.93), ('KE', 'nairobi', 'ngong', -1.36, 36.66),
    ('KE', 'nairobi', 'gigiri', -1.23, 36.81), ('KE', 'nairobi', 'nyari', -1.23, 36.80), ('KE', 'nairobi', 'loresho', -1.25, 36.75),
    ('KE', 'nairobi', 'kitisuru', -1.23, 36.77), ('KE', 'nairobi', 'rosslyn', -1.22, 36.80),
    ('KE', 'nairobi', 'spring valley', -1.25, 36.79), ('KE', 'nairobi', 'riverside', -1.27, 36.80),
    ('KE', 'nairobi', 'hurlingham', -1.30, 36.79), ('KE', 'nairobi', 'donholm', -1.30, 36.89),
    ('KE', 'nairobi', 'imara daima', -1.33, 36.88), ('KE', 'nairobi', 'roysambu', -1.22, 36.89), ('KE', 'nairobi', 'ruiru', -1.15, 36.96),
    ('KE', 'nairobi', 'juja', -1.10, 37.01), ('KE', 'nairobi', 'rongai', -1.39, 36.75), ('KE', 'nairobi', 'ongata rongai', -1.39, 36.75),
    ('KE', 'nairobi', 'athi river', -1.45, 36.98), ('KE', 'nairobi', 'mlolongo', -1.39, 36.94),
    ('KE', 'nairobi', 'dagoretti', -1.30, 36.74), ('KE', 'nairobi', 'eastleigh', -1.27, 36.85),
    ('KE', 'nairobi', 'buruburu', -1.29, 36.88), ('KE', 'nairobi', 'kahawa west', -1.19, 36.91), ('KE', 'nairobi', 'thome', -1.21, 36.87),
    ('KE', 'nairobi', 'garden estate', -1.23, 36.87), ('KE', 'nairobi', 'ridgeways', -1.22, 36.84),
    ('KE', 'nairobi', 'kikuyu', -1.25, 36.66), ('KE', 'nairobi', 'limuru', -1.11, 36.64), ('KE', 'nairobi', 'nairobi west', -1.31, 36.82),
    ('KE', 'nairobi', 'ngara', -1.27, 36.83), ('KE', 'nairobi', 'zimmerman', -1.21, 36.90), ('KE', 'nairobi', 'umoja', -1.28, 36.90),
    ('KE', 'nairobi', 'utawala', -1.29, 36.97),
    ('ZW', '', 'harare', -17.83, 31.05), ('ZW', '', 'bulawayo', -20.15, 28.58), ('ZW', '', 'chitungwiza', -18.01, 31.08),
    ('ZW', '', 'mutare', -18.97, 32.67), ('ZW', '', 'gweru', -19.45, 29.82), ('ZW', '', 'kwekwe', -18.93, 29.82),
    ('ZW', '', 'kadoma', -18.33, 29.92), ('ZW', '', 'masvingo', -20.07, 30.83), ('ZW', '', 'chinhoyi', -17.36, 30.20),
    ('ZW', '', 'norton', -17.88, 30.70), ('ZW', '', 'marondera', -18.19, 31.55), ('ZW', '', 'ruwa', -17.89, 31.24),
    ('ZW', '', 'victoria falls', -17.93, 25.84), ('ZW', '', 'hwange', -18.37, 26.50), ('ZW', '', 'bindura', -17.30, 31.33),
    ('ZW', '', 'zvishavane', -20.33, 30.07), ('ZW', '', 'beitbridge', -22.22, 30.00), ('ZW', '', 'kariba', -16.52, 28.80),
    ('ZW', '', 'karoi', -16.81, 29.69), ('ZW', '', 'rusape', -18.53, 32.13), ('ZW', '', 'chegutu', -18.13, 30.14),
    ('ZW', '', 'gwanda', -20.94, 29.02), ('ZW', '', 'shurugwi', -19.67, 30.00), ('ZW', '', 'epworth', -17.89, 31.15),
    ('ZW', '', 'chiredzi', -21.05, 31.67), ('ZW', '', 'plumtree', -20.48, 27.82),
    ('ZW', 'harare', 'borrowdale', -17.75, 31.10), ('ZW', 'harare', 'mount pleasant', -17.77, 31.05),
    ('ZW', 'harare', 'avondale', -17.80, 31.04), ('ZW', 'harare', 'highlands', -17.80, 31.10),
    ('ZW', 'harare', 'glen lorne', -17.74, 31.16), ('ZW', 'harare', 'greendale', -17.82, 31.12),
    ('ZW', 'harare', 'tynwald', -17.81, 30.96), ('ZW', 'harare', 'mabelreign', -17.79, 31.00), ('ZW', 'harare', 'msasa', -17.84, 31.12),
    ('ZW', 'harare', 'ruwa', -17.89, 31.24), ('ZW', 'harare', 'arlington', -17.92, 31.11), ('ZW', 'harare', 'milton', -17.83, 31.03),
    ('ZW', 'harare', 'mbare', -17.86, 31.04), ('ZW', 'harare', 'highfield', -17.89, 30.99), ('ZW', 'harare', 'glen view', -17.91, 30.94),
    ('ZW', 'harare', 'budiriro', -17.90, 30.92), ('ZW', 'harare', 'kuwadzana', -17.83, 30.92),
    ('ZW', 'harare', 'warren park', -17.83, 30.98), ('ZW', 'harare', 'belvedere', -17.83, 31.01),
    ('ZW', 'harare', 'hatfield', -17.88, 31.08), ('ZW', 'harare', 'waterfalls', -17.90, 31.03),
    ('ZW', 'harare', 'marlborough', -17.76, 30.99), ('ZW', 'harare', 'westgate', -17.76, 30.97),
    ('ZW', 'harare', 'chisipite', -17.78, 31.13), ('ZW', 'harare', 'newlands', -17.81, 31.08), ('ZW', 'harare', 'eastlea', -17.83, 31.08),
    ('ZW', 'harare', 'avenues', -17.82, 31.05), ('ZW', 'harare', 'the avenues', -17.82, 31.05),
    ('ZW', 'harare', 'dzivarasekwa', -17.80, 30.93), ('ZW', 'harare', 'hatcliffe', -17.70, 31.11),
    ('ZW', 'harare', 'mufakose', -17.86, 30.93), ('ZW', 'harare', 'kambuzuma', -17.85, 30.97),
    ('ZW', 'harare', 'borrowdale brooke', -17.71, 31.13), ('ZW', 'harare', 'vainona', -17.74, 31.07),
    ('ZW', 'harare', 'pomona', -17.74, 31.08),
    ('ZW', 'bulawayo', 'hillside', -20.19, 28.61), ('ZW', 'bulawayo', 'suburbs', -20.16, 28.60),
    ('ZW', 'bulawayo', 'burnside', -20.21, 28.62), ('ZW', 'bulawayo', 'khumalo', -20.14, 28.61),
    ('ZW', 'bulawayo', 'nkulumane', -20.18, 28.51), ('ZW', 'bulawayo', 'cowdray park', -20.09, 28.50),
    ('ZW', 'bulawayo', 'kumalo', -20.14, 28.61), ('ZW', 'bulawayo', 'famona', -20.18, 28.59), ('ZW', 'bulawayo', 'pumula', -20.16, 28.48),
    ('ZW', 'bulawayo', 'luveve', -20.11, 28.53), ('ZW', 'bulawayo', 'famona south', -20.19, 28.59),
    ('ZW', 'bulawayo', 'matsheumhlope', -20.20, 28.60),
    ('ZA', '', 'johannesburg', -26.20, 28.05), ('ZA', '', 'cape town', -33.92, 18.42), ('ZA', '', 'durban', -29.86, 31.02),
    ('ZA', '', 'pretoria', -25.75, 28.19), ('ZA', '', 'tshwane', -25.75, 28.19), ('ZA', '', 'gqeberha', -33.96, 25.60),
    ('ZA', '', 'port elizabeth', -33.96, 25.60), ('ZA', '', 'bloemfontein', -29.12, 26.21), ('ZA', '', 'east london', -33.02, 27.91),
    ('ZA', '', 'polokwane', -23.90, 29.45), ('ZA', '', 'mbombela', -25.47, 30.98), ('ZA', '', 'nelspruit', -25.47, 30.98),
    ('ZA', '', 'kimberley', -28.73, 24.76), ('ZA', '', 'pietermaritzburg', -29.60, 30.38), ('ZA', '', 'rustenburg', -25.67, 27.24),
    ('ZA', '', 'george', -33.96, 22.46), ('ZA', '', 'stellenbosch', -33.94, 18.86), ('ZA', '', 'mahikeng', -25.86, 25.64),
    ('ZA', '', 'centurion', -25.86, 28.19), ('ZA', '', 'midrand', -26.00, 28.13), ('ZA', '', 'soweto', -26.27, 27.86),
    ('ZA', '', 'sandton', -26.11, 28.06), ('ZA', '', 'ekurhuleni', -26.18, 28.31), ('ZA', '', 'paarl', -33.73, 18.96),
    ('ZA', '', 'richards bay', -28.78, 32.04), ('ZA', '', 'knysna', -34.04, 23.05), ('ZA', '', 'siyabuswa', -25.11, 29.04),
    ('ZA', '', 'kwandebele', -25.11, 29.04),
    ('ZA', 'johannesburg', 'sandton', -26.11, 28.06), ('ZA', 'johannesburg', 'rosebank', -26.15, 28.04),
    ('ZA', 'johannesburg', 'melville', -26.18, 28.01), ('ZA', 'johannesburg', 'soweto', -26.27, 27.86),
    ('ZA', 'johannesburg', 'houghton', -26.16, 28.06), ('ZA', 'johannesburg', 'braamfontein', -26.19, 28.03),
    ('ZA', 'johannesburg', 'midrand', -26.00, 28.13), ('ZA', 'johannesburg', 'kensington', -26.19, 28.10),
    ('ZA', 'johannesburg', 'randburg', -26.09, 28.00), ('ZA', 'johannesburg', 'roodepoort', -26.16, 27.87),
    ('ZA', 'johannesburg', 'fourways', -26.01, 28.01), ('ZA', 'johannesburg', 'bryanston', -26.05, 28.03),
    ('ZA', 'johannesburg', 'hillbrow', -26.19, 28.05), ('ZA', 'johannesburg', 'alexandra', -26.10, 28.10),
    ('ZA', 'johannesburg', 'yeoville', -26.18, 28.06), ('ZA', 'johannesburg', 'bedfordview', -26.18, 28.13),
    ('ZA', 'cape town', 'sea point', -33.92, 18.39), ('ZA', 'cape town', 'constantia', -34.03, 18.44),
    ('ZA', 'cape town', 'bo kaap', -33.92, 18.41), ('ZA', 'cape town', 'observatory', -33.94, 18.47),
    ('ZA', 'cape town', 'claremont', -33.98, 18.47), ('ZA', 'cape town', 'woodstock', -33.93, 18.45),
    ('ZA', 'cape town', 'muizenberg', -34.10, 18.47), ('ZA', 'cape town', 'stellenbosch', -33.94, 18.86),
    ('ZA', 'cape town', 'camps bay', -33.95, 18.38), ('ZA', 'cape town', 'green point', -33.91, 18.40),
    ('ZA', 'cape town', 'khayelitsha', -34.04, 18.68), ('ZA', 'cape town', 'gardens', -33.93, 18.41),
    ('ZA', 'cape town', 'rondebosch', -33.96, 18.47), ('ZA', 'cape town', 'milnerton', -33.87, 18.51),
    ('ZA', 'cape town', 'bellville', -33.90, 18.63), ('ZA', 'cape town', 'durbanville', -33.83, 18.65),
    ('ZA', 'cape town', 'mitchells plain', -34.05, 18.61), ('ZA', 'cape town', 'hout bay', -34.04, 18.36),
    ('ZA', 'durban', 'umhlanga', -29.73, 31.08), ('ZA', 'durban', 'westville', -29.84, 30.93), ('ZA', 'durban', 'berea', -29.85, 31.00),
    ('ZA', 'durban', 'umlazi', -29.97, 30.88),
    ('GH', '', 'accra', 5.60, -0.19), ('GH', '', 'kumasi', 6.69, -1.62), ('GH', '', 'tema', 5.67, -0.02),
    ('GH', '', 'takoradi', 4.90, -1.76), ('GH', '', 'sekondi takoradi', 4.93, -1.71), ('GH', '', 'tamale', 9.40, -0.84),
    ('GH', '', 'cape coast', 5.11, -1.25), ('GH', '', 'sunyani', 7.34, -2.33), ('GH', '', 'koforidua', 6.09, -0.26),
    ('GH', '', 'ho', 6.60, 0.47), ('GH', '', 'obuasi', 6.20, -1.67), ('GH', '', 'kasoa', 5.53, -0.42),
    ('GH', 'accra', 'east legon', 5.64, -0.16), ('GH', 'accra', 'cantonments', 5.58, -0.17), ('GH', 'accra', 'labone', 5.57, -0.17),
    ('GH', 'accra', 'airport residential', 5.61, -0.18), ('GH', 'accra', 'osu', 5.56, -0.18), ('GH', 'accra', 'madina', 5.67, -0.17),
    ('GH', 'accra', 'tema', 5.67, -0.02), ('GH', 'accra', 'aburi', 5.85, -0.17), ('GH', 'accra', 'spintex', 5.64, -0.10),
    ('GH', 'accra', 'adenta', 5.71, -0.17), ('GH', 'accra', 'dansoman', 5.55, -0.26), ('GH', 'accra', 'achimota', 5.61, -0.23),
    ('GH', 'accra', 'dzorwulu', 5.61, -0.20), ('GH', 'accra', 'roman ridge', 5.60, -0.19), ('GH', 'accra', 'labadi', 5.56, -0.15),
    ('GH', 'accra', 'teshie', 5.58, -0.11),
    ('UG', '', 'kampala', 0.35, 32.58), ('UG', '', 'entebbe', 0.05, 32.46), ('UG', '', 'jinja', 0.44, 33.20),
    ('UG', '', 'mbarara', -0.61, 30.66), ('UG', '', 'gulu', 2.77, 32.30), ('UG', '', 'mbale', 1.08, 34.18),
    ('UG', '', 'masaka', -0.33, 31.73), ('UG', '', 'fort portal', 0.66, 30.27), ('UG', '', 'lira', 2.25, 32.90),
    ('UG', '', 'arua', 3.02, 30.91), ('UG', '', 'mukono', 0.35, 32.76), ('UG', '', 'wakiso', 0.40, 32.46),
    ('UG', 'kampala', 'kololo', 0.33, 32.59), ('UG', 'kampala', 'muyenga', 0.29, 32.61), ('UG', 'kampala', 'naguru', 0.34, 32.61),
    ('UG', 'kampala', 'ntinda', 0.35, 32.61), ('UG', 'kampala', 'munyonyo', 0.24, 32.62), ('UG', 'kampala', 'makerere', 0.33, 32.57),
    ('UG', 'kampala', 'gayaza', 0.45, 32.61), ('UG', 'kampala', 'nakasero', 0.32, 32.58), ('UG', 'kampala', 'bugolobi', 0.32, 32.62),
    ('UG', 'kampala', 'kira', 0.40, 32.64), ('UG', 'kampala', 'najjera', 0.38, 32.63), ('UG', 'kampala', 'kansanga', 0.29, 32.61),
    ('UG', 'kampala', 'bukoto', 0.35, 32.60), ('UG', 'kampala', 'nansana', 0.36, 32.53),
    ('TZ', '', 'dar es salaam', -6.79, 39.21), ('TZ', '', 'dodoma', -6.16, 35.75), ('TZ', '', 'arusha', -3.37, 36.69),
    ('TZ', '', 'mwanza', -2.52, 32.90), ('TZ', '', 'mbeya', -8.91, 33.46), ('TZ', '', 'morogoro', -6.82, 37.66),
    ('TZ', '', 'tanga', -5.07, 39.10), ('TZ', '', 'zanzibar', -6.16, 39.20), ('TZ', '', 'moshi', -3.34, 37.34),
    ('TZ', '', 'iringa', -7.77, 35.69), ('TZ', '', 'kigoma', -4.88, 29.63), ('TZ', '', 'tabora', -5.02, 32.80),
    ('TZ', '', 'bagamoyo', -6.44, 38.90), ('TZ', '', 'mtwara', -10.27, 40.18),
    ('TZ', 'dar es salaam', 'masaki', -6.74, 39.28), ('TZ', 'dar es salaam', 'oysterbay', -6.76, 39.29),
    ('TZ', 'dar es salaam', 'mbezi beach', -6.73, 39.23), ('TZ', 'dar es salaam', 'upanga', -6.81, 39.28),
    ('TZ', 'dar es salaam', 'mikocheni', -6.77, 39.25), ('TZ', 'dar es salaam', 'kigamboni', -6.87, 39.32),
    ('TZ', 'dar es salaam', 'sinza', -6.78, 39.22), ('TZ', 'dar es salaam', 'kinondoni', -6.78, 39.26),
    ('TZ', 'dar es salaam', 'msasani', -6.75, 39.27), ('TZ', 'dar es salaam', 'kariakoo', -6.82, 39.28),
    ('TZ', 'dar es salaam', 'tegeta', -6.66, 39.19), ('TZ', 'dar es salaam', 'ubungo', -6.79, 39.21),
    ('RW', '', 'kigali', -1.94, 30.06), ('RW', '', 'musanze', -1.50, 29.63), ('RW', '', 'rubavu', -1.68, 29.26),
    ('RW', '', 'gisenyi', -1.70, 29.26), ('RW', '', 'huye', -2.60, 29.74), ('RW', '', 'butare', -2.60, 29.74),
    ('RW', '', 'rwamagana', -1.95, 30.43), ('RW', '', 'muhanga', -2.08, 29.76),
    ('RW', 'kigali', 'nyarutarama', -1.93, 30.10), ('RW', 'kigali', 'kiyovu', -1.95, 30.06), ('RW', 'kigali', 'kimihurura', -1.95, 30.08),
    ('RW', 'kigali', 'kacyiru', -1.94, 30.07), ('RW', 'kigali', 'kibagabaga', -1.93, 30.11), ('RW', 'kigali', 'rebero', -1.99, 30.08),
    ('RW', 'kigali', 'remera', -1.96, 30.11), ('RW', 'kigali', 'gisozi', -1.92, 30.06), ('RW', 'kigali', 'kicukiro', -1.98, 30.10),
    ('RW', 'kigali', 'nyamirambo', -1.98, 30.05), ('RW', 'kigali', 'gikondo', -1.97, 30.07),
    ('ZM', '', 'lusaka', -15.39, 28.32), ('ZM', '', 'kitwe', -12.80, 28.21), ('ZM', '', 'ndola', -12.97, 28.64),
    ('ZM', '', 'livingstone', -17.85, 25.85), ('ZM', '', 'kabwe', -14.45, 28.45), ('ZM', '', 'chipata', -13.65, 32.65),
    ('ZM', '', 'solwezi', -12.17, 26.39), ('ZM', '', 'chingola', -12.53, 27.88), ('ZM', '', 'mufulira', -12.55, 28.24),
    ('ZM', '', 'kasama', -10.21, 31.18), ('ZM', '', 'kafue', -15.77, 28.18),
    ('ZM', 'lusaka', 'kabulonga', -15.42, 28.34), ('ZM', 'lusaka', 'woodlands', -15.44, 28.33), ('ZM', 'lusaka', 'roma', -15.38, 28.31),
    ('ZM', 'lusaka', 'chalala', -15.47, 28.36), ('ZM', 'lusaka', 'ibex', -15.43, 28.37), ('ZM', 'lusaka', 'ibex hill', -15.43, 28.37),
    ('ZM', 'lusaka', 'chongwe', -15.33, 28.68), ('ZM', 'lusaka', 'rhodespark', -15.41, 28.30),
    ('ZM', 'lusaka', 'rhodes park', -15.41, 28.30), ('ZM', 'lusaka', 'chelston', -15.37, 28.39),
    ('ZM', 'lusaka', 'avondale', -15.36, 28.38), ('ZM', 'lusaka', 'olympia', -15.37, 28.30), ('ZM', 'lusaka', 'kalundu', -15.39, 28.32),
    ('ZM', 'lusaka', 'makeni', -15.48, 28.25), ('ZM', 'lusaka', 'matero', -15.37, 28.26),
    ('BW', '', 'gaborone', -24.65, 25.91), ('BW', '', 'francistown', -21.17, 27.51), ('BW', '', 'maun', -19.98, 23.42),
    ('BW', '', 'kasane', -17.80, 25.15), ('BW', '', 'lobatse', -25.22, 25.68), ('BW', '', 'selebi phikwe', -21.98, 27.84),
    ('BW', '', 'palapye', -22.55, 27.13), ('BW', '', 'serowe', -22.39, 26.71), ('BW', '', 'mogoditshane', -24.63, 25.87),
    ('BW', '', 'molepolole', -24.41, 25.50),
    ('BW', 'gaborone', 'phakalane', -24.57, 25.97), ('BW', 'gaborone', 'block 8', -24.62, 25.90),
    ('BW', 'gaborone', 'broadhurst', -24.63, 25.92), ('BW', 'gaborone', 'cbd', -24.65, 25.91),
    ('BW', 'gaborone', 'mokolodi', -24.74, 25.82), ('BW', 'gaborone', 'tlokweng', -24.66, 25.97),
    ('NA', '', 'windhoek', -22.56, 17.07), ('NA', '', 'walvis bay', -22.96, 14.51), ('NA', '', 'swakopmund', -22.68, 14.53),
    ('NA', '', 'oshakati', -17.79, 15.70), ('NA', '', 'rundu', -17.92, 19.77), ('NA', '', 'otjiwarongo', -20.46, 16.65),
    ('NA', '', 'ondangwa', -17.91, 15.98), ('NA', '', 'keetmanshoop', -26.58, 18.13), ('NA', '', 'luderitz', -26.65, 15.16),
    ('NA', '', 'katima mulilo', -17.50, 24.27),
    ('NA', 'windhoek', 'klein windhoek', -22.57, 17.10), ('NA', 'windhoek', 'ludwigsdorf', -22.55, 17.11),
    ('NA', 'windhoek', 'olympia', -22.61, 17.09), ('NA', 'windhoek', 'windhoek west', -22.56, 17.06),
    ('NA', 'windhoek', 'khomas hochland', -22.55, 16.82), ('NA', 'windhoek', 'pionierspark', -22.60, 17.06),
    ('NA', 'windhoek', 'eros', -22.54, 17.09), ('NA', 'windhoek', 'katutura', -22.52, 17.06),
    ('EG', '', 'cairo', 30.04, 31.24), ('EG', '', 'alexandria', 31.20, 29.92), ('EG', '', 'giza', 30.01, 31.21),
    ('EG', '', 'luxor', 25.69, 32.64), ('EG', '', 'aswan', 24.09, 32.90), ('EG', '', 'hurghada', 27.26, 33.81),
    ('EG', '', 'port said', 31.26, 32.30), ('EG', '', 'suez', 29.97, 32.55), ('EG', '', 'mansoura', 31.04, 31.38),
    ('EG', '', 'tanta', 30.79, 31.00), ('EG', '', 'sharm el sheikh', 27.91, 34.33), ('EG', '', 'ismailia', 30.60, 32.27),
    ('EG', 'cairo', 'zamalek', 30.06, 31.22), ('EG', 'cairo', 'maadi', 29.96, 31.26), ('EG', 'cairo', 'new cairo', 30.03, 31.47),
    ('EG', 'cairo', 'heliopolis', 30.09, 31.32), ('EG', 'cairo', 'sheikh zayed', 30.04, 30.98), ('EG', 'cairo', 'dokki', 30.04, 31.21),
    ('EG', 'cairo', 'garden city', 30.04, 31.23), ('EG', 'cairo', 'nasr city', 30.06, 31.35),
    ('EG', 'cairo', '6th of october', 29.97, 30.94), ('EG', 'cairo', 'mohandessin', 30.06, 31.20),
    ('ET', '', 'addis ababa', 9.02, 38.75), ('ET', '', 'dire dawa', 9.60, 41.86), ('ET', '', 'mekelle', 13.50, 39.47),
    ('ET', '', 'gondar', 12.60, 37.47), ('ET', '', 'bahir dar', 11.59, 37.39), ('ET', '', 'hawassa', 7.06, 38.48),
    ('ET', '', 'adama', 8.54, 39.27), ('ET', '', 'jimma', 7.67, 36.83), ('ET', '', 'bishoftu', 8.75, 38.98),
    ('ET', '', 'harar', 9.31, 42.12),
    ('ET', 'addis ababa', 'bole', 8.99, 38.79), ('ET', 'addis ababa', 'old airport', 8.99, 38.72),
    ('ET', 'addis ababa', 'cmc', 9.02, 38.85), ('ET', 'addis ababa', 'kazanchis', 9.02, 38.77),
    ('ET', 'addis ababa', 'sarbet', 9.00, 38.73), ('ET', 'addis ababa', 'ayat', 9.02, 38.88), ('ET', 'addis ababa', 'piassa', 9.04, 38.75),
    ('ET', 'addis ababa', 'megenagna', 9.02, 38.80), ('ET', 'addis ababa', 'merkato', 9.03, 38.74),
    ('MA', '', 'casablanca', 33.57, -7.59), ('MA', '', 'rabat', 34.02, -6.84), ('MA', '', 'marrakech', 31.63, -8.00),
    ('MA', '', 'marrakesh', 31.63, -8.00), ('MA', '', 'fes', 34.03, -5.00), ('MA', '', 'fez', 34.03, -5.00),
    ('MA', '', 'tangier', 35.76, -5.83), ('MA', '', 'tanger', 35.76, -5.83), ('MA', '', 'agadir', 30.42, -9.60),
    ('MA', '', 'meknes', 33.90, -5.55), ('MA', '', 'oujda', 34.68, -1.91), ('MA', '', 'tetouan', 35.58, -5.37),
    ('MA', '', 'essaouira', 31.51, -9.77), ('MA', '', 'kenitra', 34.26, -6.58),
    ('MA', 'casablanca', 'anfa', 33.59, -7.67), ('MA', 'casablanca', 'maarif', 33.58, -7.64),
    ('MA', 'casablanca', 'gauthier', 33.59, -7.63), ('MA', 'casablanca', 'ain diab', 33.60, -7.68),
    ('MA', 'casablanca', 'californie', 33.54, -7.63), ('MA', 'casablanca', 'bouskoura', 33.45, -7.65),
    ('MA', 'casablanca', 'sidi maarouf', 33.52, -7.64),
    ('SN', '', 'dakar', 14.69, -17.45), ('SN', '', 'thies', 14.79, -16.93), ('SN', '', 'saint louis', 16.02, -16.49),
    ('SN', '', 'mbour', 14.42, -16.96), ('SN', '', 'saly', 14.44, -17.01), ('SN', '', 'ziguinchor', 12.58, -16.27),
    ('SN', '', 'kaolack', 14.15, -16.08), ('SN', '', 'touba', 14.87, -15.88), ('SN', '', 'rufisque', 14.72, -17.27),
    ('SN', 'dakar', 'almadies', 14.74, -17.52), ('SN', 'dakar', 'ngor', 14.75, -17.51), ('SN', 'dakar', 'plateau', 14.67, -17.43),
    ('SN', 'dakar', 'mermoz', 14.71, -17.48), ('SN', 'dakar', 'ouakam', 14.72, -17.49), ('SN', 'dakar', 'yoff', 14.76, -17.47),
    ('SN', 'dakar', 'pikine', 14.75, -17.39), ('SN', 'dakar', 'guediawaye', 14.78, -17.40),
    ('CI', '', 'abidjan', 5.35, -4.00), ('CI', '', 'yamoussoukro', 6.82, -5.28), ('CI', '', 'bouake', 7.69, -5.03),
    ('CI', '', 'grand bassam', 5.20, -3.74), ('CI', '', 'san pedro', 4.75, -6.64), ('CI', '', 'korhogo', 9.46, -5.63),
    ('CI', '', 'daloa', 6.88, -6.45),
    ('CI', 'abidjan', 'cocody', 5.35, -3.97), ('CI', 'abidjan', 'plateau', 5.32, -4.02), ('CI', 'abidjan', 'marcory', 5.30, -3.98),
    ('CI', 'abidjan', 'yopougon', 5.34, -4.08), ('CI', 'abidjan', 'treichville', 5.30, -4.01), ('CI', 'abidjan', 'riviera', 5.36, -3.95),
    ('CM', '', 'douala', 4.05, 9.70), ('CM', '', 'yaounde', 3.87, 11.52), ('CM', '', 'bamenda', 5.96, 10.15),
    ('CM', '', 'bafoussam', 5.48, 10.42), ('CM', '', 'buea', 4.15, 9.24), ('CM', '', 'garoua', 9.30, 13.40),
    ('CM', '', 'limbe', 4.02, 9.21), ('CM', '', 'kribi', 2.94, 9.91),
    ('CD', '', 'kinshasa', -4.33, 15.31), ('CD', '', 'lubumbashi', -11.66, 27.48), ('CD', '', 'goma', -1.68, 29.22),
    ('CD', '', 'bukavu', -2.51, 28.85), ('CD', '', 'kisangani', 0.52, 25.20), ('CD', '', 'mbuji mayi', -6.14, 23.59),
    ('CD', '', 'kananga', -5.90, 22.42), ('CD', '', 'kolwezi', -10.72, 25.47), ('CD', '', 'matadi', -5.82, 13.46),
    ('CG', '', 'brazzaville', -4.27, 15.28), ('CG', '', 'pointe noire', -4.78, 11.86),
    ('AO', '', 'luanda', -8.84, 13.23), ('AO', '', 'huambo', -12.78, 15.74), ('AO', '', 'lobito', -12.36, 13.55),
    ('AO', '', 'benguela', -12.58, 13.41), ('AO', '', 'lubango', -14.92, 13.50), ('AO', '', 'cabinda', -5.56, 12.19),
    ('AO', 'luanda', 'talatona', -8.92, 13.18), ('AO', 'luanda', 'viana', -8.90, 13.38), ('AO', 'luanda', 'ilha de luanda', -8.79, 13.22),
    ('MZ', '', 'maputo', -25.97, 32.57), ('MZ', '', 'beira', -19.84, 34.84), ('MZ', '', 'nampula', -15.12, 39.27),
    ('MZ', '', 'matola', -25.96, 32.46), ('MZ', '', 'pemba', -12.97, 40.52), ('MZ', '', 'tete', -16.16, 33.59),
    ('MZ', '', 'quelimane', -17.88, 36.89), ('MZ', '', 'inhambane', -23.87, 35.38), ('MZ', '', 'xai xai', -25.05, 33.64),
    ('MZ', '', 'vilankulo', -22.00, 35.31),
    ('MW', '', 'lilongwe', -13.97, 33.79), ('MW', '', 'blantyre', -15.79, 35.01), ('MW', '', 'mzuzu', -11.47, 34.02),
    ('MW', '', 'zomba', -15.39, 35.32), ('MW', '', 'mangochi', -14.48, 35.26),
    ('SS', '', 'juba', 4.85, 31.58), ('SS', '', 'wau', 7.70, 28.00),
    ('SD', '', 'khartoum', 15.50, 32.56), ('SD', '', 'omdurman', 15.64, 32.48), ('SD', '', 'port sudan', 19.62, 37.22),
    ('LY', '', 'tripoli', 32.89, 13.18), ('LY', '', 'benghazi', 32.12, 20.07), ('LY', '', 'misrata', 32.38, 15.09),
    ('TN', '', 'tunis', 36.81, 10.18), ('TN', '', 'sfax', 34.74, 10.76), ('TN', '', 'sousse', 35.83, 10.64),
    ('TN', '', 'hammamet', 36.40, 10.62), ('TN', '', 'djerba', 33.81, 10.88), ('TN', '', 'la marsa', 36.88, 10.32),
    ('TN', '', 'monastir', 35.77, 10.83),
    ('DZ', '', 'algiers', 36.75, 3.06), ('DZ', '', 'alger', 36.75, 3.06), ('DZ', '', 'oran', 35.70, -0.63),
    ('DZ', '', 'constantine', 36.37, 6.61), ('DZ', '', 'annaba', 36.90, 7.77), ('DZ', '', 'blida', 36.47, 2.83),
    ('DZ', '', 'setif', 36.19, 5.41),
    ('BJ', '', 'cotonou', 6.37, 2.39), ('BJ', '', 'porto novo', 6.50, 2.60), ('BJ', '', 'parakou', 9.34, 2.63),
    ('BJ', '', 'abomey calavi', 6.45, 2.36),
    ('TG', '', 'lome', 6.13, 1.22), ('TG', '', 'kara', 9.55, 1.19), ('TG', '', 'sokode', 8.98, 1.13),
    ('BF', '', 'ouagadougou', 12.37, -1.52), ('BF', '', 'bobo dioulasso', 11.18, -4.30),
    ('ML', '', 'bamako', 12.64, -8.00), ('ML', '', 'sikasso', 11.32, -5.67), ('ML', '', 'segou', 13.43, -6.26),
    ('NE', '', 'niamey', 13.51, 2.11), ('NE', '', 'zinder', 13.80, 8.99), ('NE', '', 'maradi', 13.50, 7.10),
    ('TD', '', 'ndjamena', 12.13, 15.06), ('TD', '', 'moundou', 8.57, 16.08),
    ('GN', '', 'conakry', 9.54, -13.68), ('GN', '', 'kankan', 10.39, -9.31),
    ('GW', '', 'bissau', 11.86, -15.60),
    ('SL', '', 'freetown', 8.47, -13.23), ('SL', '', 'bo', 7.96, -11.74), ('SL', '', 'kenema', 7.88, -11.19),
    ('LR', '', 'monrovia', 6.31, -10.80), ('LR', '', 'gbarnga', 7.00, -9.47),
    ('GM', '', 'banjul', 13.45, -16.58), ('GM', '', 'serekunda', 13.44, -16.68), ('GM', '', 'brikama', 13.27, -16.65),
    ('CV', '', 'praia', 14.93, -23.51), ('CV', '', 'mindelo', 16.89, -24.99),
    ('MR', '', 'nouakchott', 18.08, -15.98), ('MR', '', 'nouadhibou', 20.94, -17.04),
    ('GA', '', 'libreville', 0.39, 9.45), ('GA', '', 'port gentil', -0.72, 8.78),
    ('GQ', '', 'malabo', 3.75, 8.78), ('GQ', '', 'bata', 1.86, 9.77),
    ('CF', '', 'bangui', 4.39, 18.56),
    ('ST', '', 'sao tome', 0.34, 6.73),
    ('BI', '', 'bujumbura', -3.38, 29.36), ('BI', '', 'gitega', -3.43, 29.93),
    ('DJ', '', 'djibouti', 11.59, 43.15),
    ('ER', '', 'asmara', 15.34, 38.93), ('ER', '', 'massawa', 15.61, 39.45),
    ('SO', '', 'mogadishu', 2.05, 45.32), ('SO', '', 'hargeisa', 9.56, 44.06), ('SO', '', 'kismayo', -0.36, 42.55),
    ('SO', '', 'garowe', 8.41, 48.48), ('SO', '', 'bosaso', 11.28, 49.18), ('SO', '', 'berbera', 10.44, 45.01),
    ('MG', '', 'antananarivo', -18.88, 47.51), ('MG', '', 'toamasina', -18.15, 49.40), ('MG', '', 'antsirabe', -19.87, 47.03),
    ('MG', '', 'mahajanga', -15.72, 46.32), ('MG', '', 'nosy be', -13.40, 48.27),
    ('MU', '', 'port louis', -20.16, 57.50), ('MU', '', 'curepipe', -20.32, 57.52), ('MU', '', 'quatre bornes', -20.26, 57.48),
    ('MU', '', 'grand baie', -20.01, 57.58), ('MU', '', 'ebene', -20.24, 57.49), ('MU', '', 'flic en flac', -20.28, 57.37),
    ('SC', '', 'victoria', -4.62, 55.45), ('SC', '', 'mahe', -4.68, 55.48),
    ('KM', '', 'moroni', -11.70, 43.26),
    ('LS', '', 'maseru', -29.31, 27.48), ('LS', '', 'teyateyaneng', -29.15, 27.75),
    ('SZ', '', 'mbabane', -26.31, 31.14), ('SZ', '', 'manzini', -26.50, 31.38), ('SZ', '', 'ezulwini', -26.41, 31.18);

-- Latitude and longitude that a text names: "latitude,longitude", or the marker or the centre of a map's link.
-- Null when there are none, or none on Earth. 0,0 is what a map says that was never moved.
CREATE FUNCTION "coordinates_in"("location" TEXT) RETURNS DOUBLE PRECISION[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
    link TEXT := regexp_replace(regexp_replace(location, '%2[cC]', ',', 'g'), '%20|\+', ' ', 'g');
    degree TEXT := '(-?\d{1,3}(?:\.\d{1,15})?)';
    pattern TEXT;
    found TEXT[];
BEGIN
    FOREACH pattern IN ARRAY ARRAY[
        '^\s*' || degree || '\s*,\s*' || degree || '\s*$',
        '^https:.*!3d' || degree || '!4d' || degree,
        '^https:.*[?&](?:q|query|ll|sll|destination|daddr|cbll|center)=(?:loc:)?\s*' || degree || '\s*,\s*' || degree,
        '^https:.*[?&]mlat=' || degree || '&mlon=' || degree,
        '^https:.*/(?:place|search)/\s*' || degree || '\s*,\s*' || degree,
        '^https:.*@' || degree || ',' || degree,
        '^https:.*#map=[\d.]+/' || degree || '/' || degree
    ] LOOP
        found := regexp_match(link, pattern);
        IF abs(found[1]::float8) <= 90 AND abs(found[2]::float8) <= 180 AND (found[1]::float8 <> 0 OR found[2]::float8 <> 0) THEN
            RETURN found::float8[];
        END IF;
    END LOOP;
    RETURN NULL;
END $$;

-- The only writer of the three columns, whoever saves the listing.
CREATE FUNCTION "locate_listing"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    given DOUBLE PRECISION[] := coordinates_in(NEW.google_location);
    place RECORD;
    plain_area TEXT;
    plain_city TEXT;
BEGIN
    IF given IS NOT NULL THEN
        NEW.latitude := given[1];
        NEW.longitude := given[2];
        NEW.located := 'EXACT';
        RETURN NEW;
    END IF;
    plain_area := plain_words(NEW.area);
    plain_city := plain_words(NEW.city);
    -- The area in its city, the area as a city of its own ("Ibadan" in "Oyo"), the city.
    SELECT p.latitude, p.longitude,
        CASE WHEN p.name = plain_area AND p.name <> plain_city THEN 'AREA' ELSE 'CITY' END::listing_located AS located
    INTO place
    FROM places p
    WHERE ((p.name = plain_area AND p.within IN (plain_city, '')) OR (p.name = plain_city AND p.within = ''))
        AND (NEW.country IS NULL OR p.country = NEW.country)
    ORDER BY p.name = plain_area AND p.within <> '' DESC, p.name = plain_area DESC, p.country
    LIMIT 1;
    NEW.latitude := place.latitude;
    NEW.longitude := place.longitude;
    NEW.located := place.located;
    RETURN NEW;
END $$;

CREATE TRIGGER "properties_located" BEFORE INSERT OR UPDATE OF "google_location", "area", "city", "country" ON "properties"
    FOR EACH ROW EXECUTE FUNCTION locate_listing();

-- The trigger fills in the listings that are there already; their counts do not change.
ALTER TABLE "properties" DISABLE TRIGGER "properties_updated";
UPDATE "properties" SET "city" = "city";
ALTER TABLE "properties" ENABLE TRIGGER "properties_updated";

-- What lies in an area of a map: a stripe of latitudes, then its longitudes.
CREATE INDEX "properties_place_idx" ON "properties"("latitude", "longitude", "listed_as", "id") WHERE "listed_as" IS NOT NULL;
