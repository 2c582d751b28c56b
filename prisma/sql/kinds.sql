-- The tree of kinds of property: all in the order in which to offer them, what lies beneath one, and what one lies in.

CREATE OR REPLACE VIEW kind_tree AS
    WITH RECURSIVE tree AS (
        SELECT t.*, ARRAY[name] AS path, ARRAY[lpad("position"::text, 10, '0') || name] AS place
        FROM property_types t WHERE parent IS NULL
        UNION ALL
        SELECT t.*, path || t.name, place || (lpad(t."position"::text, 10, '0') || t.name)
        FROM property_types t JOIN tree ON t.parent = tree.name
    )
    -- `path` names all that a kind lies in, the widest first, and itself as the last.
    SELECT name, parent, words, path, cardinality(path) - 1 AS depth, row_number() OVER (ORDER BY place)::int AS "order"
    FROM tree;

-- A kind and all beneath it; none for a name that is no kind.
CREATE OR REPLACE FUNCTION kinds_within("kind" TEXT) RETURNS TEXT[] LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
    WITH RECURSIVE within AS (
        SELECT name FROM property_types WHERE name = kind
        UNION
        SELECT t.name FROM property_types t JOIN within ON t.parent = within.name
    )
    SELECT coalesce(array_agg(name), '{}') FROM within
$$;

-- A kind and all that it lies in.
CREATE OR REPLACE FUNCTION kinds_above("kind" TEXT) RETURNS TEXT[] LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
    WITH RECURSIVE above AS (
        SELECT name, parent FROM property_types WHERE name = kind
        UNION
        SELECT t.name, t.parent FROM property_types t JOIN above ON t.name = above.parent
    )
    SELECT coalesce(array_agg(name), '{}') FROM above
$$;
