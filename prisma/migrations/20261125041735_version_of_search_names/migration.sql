-- Grows with every change of what searches are read by: names of places and kinds, and the words that misspelt ones may have
-- meant. Each copy of the server holds these in memory and reads them again when the number differs.
CREATE SEQUENCE search_names_version;

-- Misspelt words are compared in memory.
DROP INDEX search_vocabulary_word_idx;
