-- Searches of conversations and of timelines find each spelling of a word. The indexes have the folded
-- texts themselves, so that a deletion needs no function of ours.
DROP TRIGGER `chat_conversations_indexed_on_insert`;
--> statement-breakpoint
DROP TRIGGER `chat_conversations_indexed_on_delete`;
--> statement-breakpoint
DROP TRIGGER `chat_conversations_indexed_on_update`;
--> statement-breakpoint
DROP TABLE `chat_conversation_search`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `chat_conversation_search` USING fts5(`visitor_name`, `visitor_email`, tokenize='trigram case_sensitive 1');
--> statement-breakpoint
INSERT INTO `chat_conversation_search`(`chat_conversation_search`, `rank`) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO `chat_conversation_search`(`rowid`, `visitor_name`, `visitor_email`) SELECT `rowid`, fold_spelling(coalesce(`visitor_name`, '')), fold_spelling(coalesce(`visitor_email`, '')) FROM `chat_conversations`;
--> statement-breakpoint
CREATE TRIGGER `chat_conversations_indexed_on_insert` AFTER INSERT ON `chat_conversations` BEGIN
	INSERT INTO `chat_conversation_search`(`rowid`, `visitor_name`, `visitor_email`) VALUES (new.`rowid`, fold_spelling(coalesce(new.`visitor_name`, '')), fold_spelling(coalesce(new.`visitor_email`, '')));
END;
--> statement-breakpoint
CREATE TRIGGER `chat_conversations_indexed_on_delete` AFTER DELETE ON `chat_conversations` BEGIN
	DELETE FROM `chat_conversation_search` WHERE `rowid` = old.`rowid`;
END;
--> statement-breakpoint
CREATE TRIGGER `chat_conversations_indexed_on_update` AFTER UPDATE OF `visitor_name`, `visitor_email` ON `chat_conversations` WHEN old.`visitor_name` IS NOT new.`visitor_name` OR old.`visitor_email` IS NOT new.`visitor_email` BEGIN
	UPDATE `chat_conversation_search` SET `visitor_name` = fold_spelling(coalesce(new.`visitor_name`, '')), `visitor_email` = fold_spelling(coalesce(new.`visitor_email`, '')) WHERE `rowid` = old.`rowid`;
END;
--> statement-breakpoint
DROP TRIGGER `chat_messages_indexed_on_insert`;
--> statement-breakpoint
DROP TRIGGER `chat_messages_indexed_on_delete`;
--> statement-breakpoint
DROP TRIGGER `chat_messages_indexed_on_update`;
--> statement-breakpoint
DROP TABLE `chat_message_search`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `chat_message_search` USING fts5(`message`, tokenize='trigram case_sensitive 1');
--> statement-breakpoint
INSERT INTO `chat_message_search`(`chat_message_search`, `rank`) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO `chat_message_search`(`rowid`, `message`) SELECT `rowid`, fold_spelling(coalesce(`message`, '')) FROM `chat_messages`;
--> statement-breakpoint
CREATE TRIGGER `chat_messages_indexed_on_insert` AFTER INSERT ON `chat_messages` BEGIN
	INSERT INTO `chat_message_search`(`rowid`, `message`) VALUES (new.`rowid`, fold_spelling(coalesce(new.`message`, '')));
END;
--> statement-breakpoint
CREATE TRIGGER `chat_messages_indexed_on_delete` AFTER DELETE ON `chat_messages` BEGIN
	DELETE FROM `chat_message_search` WHERE `rowid` = old.`rowid`;
END;
--> statement-breakpoint
CREATE TRIGGER `chat_messages_indexed_on_update` AFTER UPDATE OF `message` ON `chat_messages` WHEN old.`message` IS NOT new.`message` BEGIN
	UPDATE `chat_message_search` SET `message` = fold_spelling(coalesce(new.`message`, '')) WHERE `rowid` = old.`rowid`;
END;
--> statement-breakpoint
DROP TRIGGER `lead_notes_indexed_on_insert`;
--> statement-breakpoint
DROP TRIGGER `lead_notes_indexed_on_delete`;
--> statement-breakpoint
DROP TRIGGER `lead_notes_indexed_on_update`;
--> statement-breakpoint
DROP TABLE `lead_note_search`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `lead_note_search` USING fts5(`text`, tokenize='trigram case_sensitive 1', detail='none', columnsize=0);
--> statement-breakpoint
INSERT INTO `lead_note_search`(`lead_note_search`, `rank`) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO `lead_note_search`(`rowid`, `text`) SELECT `rowid`, fold_spelling(coalesce(`text`, '')) FROM `lead_notes`;
--> statement-breakpoint
CREATE TRIGGER `lead_notes_indexed_on_insert` AFTER INSERT ON `lead_notes` BEGIN
	INSERT INTO `lead_note_search`(`rowid`, `text`) VALUES (new.`rowid`, fold_spelling(coalesce(new.`text`, '')));
END;
--> statement-breakpoint
CREATE TRIGGER `lead_notes_indexed_on_delete` AFTER DELETE ON `lead_notes` BEGIN
	DELETE FROM `lead_note_search` WHERE `rowid` = old.`rowid`;
END;
--> statement-breakpoint
CREATE TRIGGER `lead_notes_indexed_on_update` AFTER UPDATE OF `text` ON `lead_notes` WHEN old.`text` IS NOT new.`text` BEGIN
	UPDATE `lead_note_search` SET `text` = fold_spelling(coalesce(new.`text`, '')) WHERE `rowid` = old.`rowid`;
END;
--> statement-breakpoint
DROP TRIGGER `lead_replies_indexed_on_insert`;
--> statement-breakpoint
DROP TRIGGER `lead_replies_indexed_on_delete`;
--> statement-breakpoint
DROP TRIGGER `lead_replies_indexed_on_update`;
--> statement-breakpoint
DROP TABLE `lead_reply_search`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `lead_reply_search` USING fts5(`subject`, `text`, tokenize='trigram case_sensitive 1', detail='none', columnsize=0);
--> statement-breakpoint
INSERT INTO `lead_reply_search`(`lead_reply_search`, `rank`) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO `lead_reply_search`(`rowid`, `subject`, `text`) SELECT `rowid`, fold_spelling(coalesce(`subject`, '')), fold_spelling(coalesce(`text`, '')) FROM `lead_replies`;
--> statement-breakpoint
CREATE TRIGGER `lead_replies_indexed_on_insert` AFTER INSERT ON `lead_replies` BEGIN
	INSERT INTO `lead_reply_search`(`rowid`, `subject`, `text`) VALUES (new.`rowid`, fold_spelling(coalesce(new.`subject`, '')), fold_spelling(coalesce(new.`text`, '')));
END;
--> statement-breakpoint
CREATE TRIGGER `lead_replies_indexed_on_delete` AFTER DELETE ON `lead_replies` BEGIN
	DELETE FROM `lead_reply_search` WHERE `rowid` = old.`rowid`;
END;
--> statement-breakpoint
CREATE TRIGGER `lead_replies_indexed_on_update` AFTER UPDATE OF `subject`, `text` ON `lead_replies` WHEN old.`subject` IS NOT new.`subject` OR old.`text` IS NOT new.`text` BEGIN
	UPDATE `lead_reply_search` SET `subject` = fold_spelling(coalesce(new.`subject`, '')), `text` = fold_spelling(coalesce(new.`text`, '')) WHERE `rowid` = old.`rowid`;
END;
