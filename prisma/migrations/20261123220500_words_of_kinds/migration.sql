-- What people call kinds, learnt since these were first seeded; what the administration wrote beside it stays.
UPDATE property_types t
SET words = ARRAY(SELECT word FROM unnest(words) WITH ORDINALITY AS own(word, place) WHERE word <> ALL (old) ORDER BY place)
    || ARRAY(SELECT word FROM unnest(new) WITH ORDINALITY AS learnt(word, place) WHERE word <> ALL (words) ORDER BY place)
FROM (VALUES
    ('House', ARRAY['دار', 'ديار'], '{}'::text[]),
    ('Bungalow', ARRAY['بنغلو', 'بانغلو', 'بانجلو', 'بونغالو', 'بونجالو'], '{}'),
    -- These have a bedroom beside the room: a search reads them as an apartment with one.
    ('Studio', ARRAY['ستوديو'], ARRAY['mini flat', 'miniflat', 'room and parlour', 'room and parlor', 'room n parlour'])
) AS learnt (name, new, old)
WHERE t.name = learnt.name;
