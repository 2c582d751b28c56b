-- What descriptions tell (a pool, a generator), as bits of a column: what searches ask for most is then answered by the indexes of the
-- filters. The phrases are those of facts.ts, whose test says what to do when they change.
CREATE FUNCTION facts_told(words TSVECTOR) RETURNS BIGINT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT ((words @@ to_tsquery('pg_catalog.english', $fact$'garden' | 'gardens' | 'lawn' | ('green' & 'area') | 'compound' | 'jardin' | 'jardim' | 'quintal' | 'bustani' | 'حديقه'$fact$))::int::bigint << 0)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$('swimming' & 'pool') | 'pool' | 'pools' | 'piscine' | 'piscina' | 'bwawa' | ('bwawa' & 'la' & 'kuogelea') | ('حمام' & 'سباحه') | ('حوض' & 'سباحه') | 'مسبح'$fact$))::int::bigint << 1)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$'borehole' | ('bore' & 'hole') | ('well' & 'water') | 'forage' | ('furo' & 'de' & 'agua') | 'kisima' | 'بير'$fact$))::int::bigint << 2)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$'furnished' | ('fully' & 'furnished') | 'furnishing' | 'meuble' | 'meublee' | 'meubles' | 'mobilado' | 'mobilada' | 'mobiliado' | 'mobiliada' | 'mobilhado' | ('yenye' & 'samani') | 'samani' | ('yenye' & 'fanicha') | 'fanicha' | 'مفروش' | 'مفروشه' | 'موثث' | 'موثثه' | 'mafroush'$fact$))::int::bigint << 3)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$'unfurnished' | ('not' & 'furnished') | ('non' & 'meuble') | ('غير' & 'مفروش') | ('غير' & 'مفروشه')$fact$))::int::bigint << 4)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$'serviced' | ('fully' & 'serviced') | 'فندقيه' | 'فندقي'$fact$))::int::bigint << 5)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$('boys' & 'quarters') | ('boys' & 'quarter') | ('boy' & 'quarter') | ('boys' & 'qtrs') | 'bq' | ('servants' & 'quarters') | ('servant' & 'quarters') | ('servants' & 'quarter') | 'dsq' | 'sq' | ('maids' & 'room') | ('maid' & 'room') | ('domestic' & 'quarters') | 'dependance' | 'anexo' | ('غرفه' & 'خادمه') | ('chumba' & 'cha' & 'msaidizi')$fact$))::int::bigint << 6)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$'generator' | 'genset' | 'gen' | ('standby' & 'generator') | ('backup' & 'generator') | ('backup' & 'power') | ('groupe' & 'electrogene') | 'gerador' | 'jenereta' | 'مولد' | ('مولد' & 'كهرباء')$fact$))::int::bigint << 7)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$'solar' | ('solar' & 'power') | ('solar' & 'panels') | 'solaire' | 'sola' | ('umeme' & 'wa' & 'jua') | ('طاقه' & 'شمسيه')$fact$))::int::bigint << 8)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$'gym' | 'gymnasium' | 'fitness' | ('salle' & 'de' & 'sport') | 'ginasio' | 'academia' | 'جيم' | ('نادي' & 'رياضي')$fact$))::int::bigint << 9)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$'gated' | ('gated' & 'community') | ('gated' & 'estate') | ('in' & 'an' & 'estate') | ('closed' & 'estate') | ('secured' & 'estate') | 'complex' | ('residence' & 'fermee') | ('residence' & 'securisee') | ('condominio' & 'fechado') | ('مجمع' & 'سكني') | 'كومباوند'$fact$))::int::bigint << 10)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$'security' | 'secured' | ('24' & 'hours' & 'security') | ('24' & '7' & 'security') | 'cctv' | 'guard' | 'guarded' | 'gardien' | 'gardiennage' | 'securise' | 'seguranca' | 'ulinzi' | 'mlinzi' | 'حراسه'$fact$))::int::bigint << 11)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$'balcony' | 'balconies' | 'balcon' | 'terrasse' | 'varanda' | 'veranda' | 'verandah' | 'stoep' | 'porch' | 'baraza' | 'بلكونه' | 'شرفه'$fact$))::int::bigint << 12)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$'rooftop' | ('roof' & 'terrace') | ('roof' & 'top')$fact$))::int::bigint << 13)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$'wifi' | 'fibre' | 'fiber' | 'internet' | 'broadband' | 'انترنت'$fact$))::int::bigint << 14)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$('air' & 'conditioning') | ('air' & 'conditioner') | ('air' & 'conditioned') | 'aircon' | 'ac' | ('a' & 'c') | 'climatise' | 'climatisee' | 'clim' | ('ar' & 'condicionado') | 'kiyoyozi' | 'تكييف' | 'مكيف' | 'مكيفه'$fact$))::int::bigint << 15)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$'lift' | 'elevator' | 'ascenseur' | 'elevador' | 'lifti' | 'مصعد' | 'اسانسير'$fact$))::int::bigint << 16)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$'ensuite' | ('en' & 'suite') | ('master' & 'ensuite') | ('all' & 'ensuite') | ('suite' & 'parentale')$fact$))::int::bigint << 17)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$('title' & 'deed') | ('title' & 'deeds') | ('c' & 'of' & 'o') | ('certificate' & 'of' & 'occupancy') | ('governors' & 'consent') | ('titre' & 'foncier') | 'hati' | ('hati' & 'miliki') | 'صك'$fact$))::int::bigint << 18)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$('sea' & 'view') | ('ocean' & 'view') | ('beach' & 'view') | 'waterfront' | ('ocean' & 'front') | ('sea' & 'front') | ('water' & 'view') | ('lagoon' & 'view') | 'beachfront' | ('beach' & 'front') | ('vue' & 'sur' & 'mer') | ('vue' & 'mer') | ('vista' & 'mar') | ('frente' & 'mar') | ('اطلاله' & 'علي' & 'البحر')$fact$))::int::bigint << 19)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$'beach' | 'plage' | 'praia' | 'pwani' | 'بحر'$fact$))::int::bigint << 20)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$'walled' | 'durawall' | ('boundary' & 'wall') | 'fenced' | ('perimeter' & 'wall') | 'cloture' | 'murado' | 'vedado'$fact$))::int::bigint << 21)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$('fitted' & 'kitchen') | 'kitchen' | 'kitchenette' | 'cuisine' | ('cuisine' & 'equipee') | 'cozinha' | 'jiko' | 'jikoni' | 'مطبخ'$fact$))::int::bigint << 22)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$'wardrobe' | 'wardrobes' | ('built' & 'in' & 'wardrobes') | 'placard'$fact$))::int::bigint << 23)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$('store' & 'room') | 'pantry' | 'laundry'$fact$))::int::bigint << 24)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$'study' | ('study' & 'room') | ('home' & 'office')$fact$))::int::bigint << 25)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$'cinema' | ('home' & 'cinema')$fact$))::int::bigint << 26)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$('prepaid' & 'meter') | ('prepaid' & 'meters') | 'prepaid'$fact$))::int::bigint << 27)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$('pet' & 'friendly') | ('pets' & 'allowed') | 'pets'$fact$))::int::bigint << 28)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$('corner' & 'piece') | ('corner' & 'plot')$fact$))::int::bigint << 29)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$('tarred' & 'road') | ('good' & 'road')$fact$))::int::bigint << 30)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$'water' | ('running' & 'water') | ('constant' & 'water') | 'eau' | 'agua' | 'maji' | 'ماء'$fact$))::int::bigint << 31)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$'electricity' | 'power' | 'light' | ('constant' & 'light') | 'nepa' | ('band' & 'a') | 'electricite' | 'eletricidade' | 'umeme' | 'كهرباء'$fact$))::int::bigint << 32)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$'tiled' | 'tiles' | 'ceramic'$fact$))::int::bigint << 33)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$('duplex' & 'penthouse')$fact$))::int::bigint << 34)
        | ((words @@ to_tsquery('pg_catalog.english', $fact$'thatched' | 'thatch'$fact$))::int::bigint << 35)
$$;

-- What a listing is found by: what and where it is (A), how it is known (B), what is said of it (D). Its bedrooms, status and
-- country are words too ('3bed', 'zzrent', 'zzng'). It stands here, since both columns are stored by it: whoever changes it
-- has them computed anew in the same migration.
CREATE FUNCTION index_listing_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.words := setweight(to_tsvector('pg_catalog.english', plain_words(NEW.type || ' ' || NEW.area || ' ' || NEW.city)), 'A')
        || setweight(to_tsvector('pg_catalog.english',
            plain_words(NEW.address || ' ' || coalesce(NEW.state_name, '')) || coalesce(' ' || NEW.num_room || 'bed', '')
            || coalesce(' zz' || lower(NEW.country), '')
            || CASE NEW.status WHEN 'FOR_SALE' THEN ' zzsale' WHEN 'FOR_RENT' THEN ' zzrent' ELSE '' END), 'B')
        || setweight(to_tsvector('pg_catalog.english', plain_words(left(NEW.description, 4000))), 'D');
    NEW.facts := facts_told(NEW.words);
    RETURN NEW;
END $$;

DROP INDEX properties_listed_type_city_price_idx, properties_listed_place_created_at_idx, properties_drawn_idx, properties_large_idx;

-- A trigger writes both, as no generated column may be made of another. Made as one, the new column is filled while the table is
-- written anew, and no trigger runs for what is there already.
ALTER TABLE properties ALTER COLUMN words DROP EXPRESSION;
ALTER TABLE properties ADD COLUMN facts BIGINT NOT NULL GENERATED ALWAYS AS (facts_told(words)) STORED;
ALTER TABLE properties ALTER COLUMN words SET NOT NULL, ALTER COLUMN facts DROP EXPRESSION;

CREATE TRIGGER properties_text_inserted BEFORE INSERT ON properties
    FOR EACH ROW EXECUTE FUNCTION index_listing_text();
CREATE TRIGGER properties_text_updated
    BEFORE UPDATE OF type, area, city, address, state_name, num_room, country, status, description ON properties
    FOR EACH ROW WHEN (
        (NEW.type, NEW.area, NEW.city, NEW.address, NEW.state_name, NEW.num_room, NEW.country, NEW.status, NEW.description)
        IS DISTINCT FROM
        (OLD.type, OLD.area, OLD.city, OLD.address, OLD.state_name, OLD.num_room, OLD.country, OLD.status, OLD.description))
    EXECUTE FUNCTION index_listing_text();

CREATE INDEX properties_listed_type_city_price_idx ON properties (listed_as, type, city, price, id)
    INCLUDE (created_at, num_room, num_bathroom, num_garage, pictured, latitude, longitude, place_id, country, size_square_meters,
        facts);
-- Beside a place nearly every search names a kind.
CREATE INDEX properties_listed_place_type_created_at_idx ON properties (listed_as, place_id, type, created_at, id)
    INCLUDE (price, city, num_room, num_bathroom, num_garage, pictured, latitude, longitude, facts);
CREATE INDEX properties_drawn_idx ON properties ((id::bigint * 2654435761 & 4294967295))
    INCLUDE (id, listed_as, type, city, price, created_at, num_room, num_bathroom, num_garage, num_toilet, pictured, latitude,
        longitude, place_id, place_known, country, size_square_meters, facts)
    WHERE (id::bigint * 2654435761 & 4294967295) < 67108864;
CREATE INDEX properties_large_idx ON properties (listed_as, num_room)
    INCLUDE (id, type, city, price, created_at, num_bathroom, num_garage, num_toilet, pictured, latitude, longitude, place_id,
        place_known, country, size_square_meters, facts)
    WHERE num_room > 6 OR num_bathroom > 6 OR num_garage > 6;
