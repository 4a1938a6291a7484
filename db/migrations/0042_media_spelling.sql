-- Searches of files find each spelling of a word, as those of leads do.
UPDATE `media` SET `search_text` = fold_spelling(`search_text`) WHERE `search_text` <> fold_spelling(`search_text`);
