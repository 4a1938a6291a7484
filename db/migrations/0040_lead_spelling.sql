-- Searches of leads find each spelling of a word, as those of articles do. Triggers write the index.
UPDATE `leads` SET `search_text` = fold_spelling(`search_text`) WHERE `search_text` <> fold_spelling(`search_text`);
