CREATE TABLE `lead_counts` (
	`is_spam` integer NOT NULL,
	`status` text NOT NULL,
	`interest` text NOT NULL,
	`owner_id` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`is_spam`, `status`, `interest`, `owner_id`)
) WITHOUT ROWID;
--> statement-breakpoint
DROP INDEX `leads_by_owner`;--> statement-breakpoint
CREATE INDEX `leads_with_due_time` ON `leads` (`created_at`,`id`,`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `leads_by_owner` ON `leads` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
INSERT INTO `lead_counts` SELECT `is_spam`, `status`, coalesce(`interest`, ''), coalesce(`owner_id`, ''), count(*) FROM `leads` GROUP BY 1, 2, 3, 4;--> statement-breakpoint
CREATE TRIGGER `leads_counted_on_insert` AFTER INSERT ON `leads` BEGIN
	INSERT INTO `lead_counts` VALUES (new.`is_spam`, new.`status`, coalesce(new.`interest`, ''), coalesce(new.`owner_id`, ''), 1) ON CONFLICT DO UPDATE SET `count` = `count` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `leads_counted_on_delete` AFTER DELETE ON `leads` BEGIN
	UPDATE `lead_counts` SET `count` = `count` - 1 WHERE `is_spam` = old.`is_spam` AND `status` = old.`status` AND `interest` = coalesce(old.`interest`, '') AND `owner_id` = coalesce(old.`owner_id`, '');
END;--> statement-breakpoint
CREATE TRIGGER `leads_counted_on_update` AFTER UPDATE OF `is_spam`, `status`, `interest`, `owner_id` ON `leads` BEGIN
	UPDATE `lead_counts` SET `count` = `count` - 1 WHERE `is_spam` = old.`is_spam` AND `status` = old.`status` AND `interest` = coalesce(old.`interest`, '') AND `owner_id` = coalesce(old.`owner_id`, '');
	INSERT INTO `lead_counts` VALUES (new.`is_spam`, new.`status`, coalesce(new.`interest`, ''), coalesce(new.`owner_id`, ''), 1) ON CONFLICT DO UPDATE SET `count` = `count` + 1;
END;--> statement-breakpoint
CREATE VIRTUAL TABLE `lead_search` USING fts5(`search_text`, content='leads', tokenize='trigram case_sensitive 1', detail='none', columnsize=0);--> statement-breakpoint
INSERT INTO `lead_search`(`lead_search`, `rank`) VALUES ('secure-delete', 1);--> statement-breakpoint
INSERT INTO `lead_search`(`lead_search`) VALUES ('rebuild');--> statement-breakpoint
CREATE TRIGGER `leads_indexed_on_insert` AFTER INSERT ON `leads` BEGIN
	INSERT INTO `lead_search`(`rowid`, `search_text`) VALUES (new.`rowid`, new.`search_text`);
END;--> statement-breakpoint
CREATE TRIGGER `leads_indexed_on_delete` AFTER DELETE ON `leads` BEGIN
	INSERT INTO `lead_search`(`lead_search`, `rowid`, `search_text`) VALUES ('delete', old.`rowid`, old.`search_text`);
END;--> statement-breakpoint
CREATE TRIGGER `leads_indexed_on_update` AFTER UPDATE OF `search_text` ON `leads` WHEN old.`search_text` <> new.`search_text` BEGIN
	INSERT INTO `lead_search`(`lead_search`, `rowid`, `search_text`) VALUES ('delete', old.`rowid`, old.`search_text`);
	INSERT INTO `lead_search`(`rowid`, `search_text`) VALUES (new.`rowid`, new.`search_text`);
END;--> statement-breakpoint
CREATE VIRTUAL TABLE `lead_note_search` USING fts5(`text`, content='lead_notes', tokenize='trigram', detail='none', columnsize=0);--> statement-breakpoint
INSERT INTO `lead_note_search`(`lead_note_search`, `rank`) VALUES ('secure-delete', 1);--> statement-breakpoint
INSERT INTO `lead_note_search`(`lead_note_search`) VALUES ('rebuild');--> statement-breakpoint
CREATE TRIGGER `lead_notes_indexed_on_insert` AFTER INSERT ON `lead_notes` BEGIN
	INSERT INTO `lead_note_search`(`rowid`, `text`) VALUES (new.`rowid`, new.`text`);
END;--> statement-breakpoint
CREATE TRIGGER `lead_notes_indexed_on_delete` AFTER DELETE ON `lead_notes` BEGIN
	INSERT INTO `lead_note_search`(`lead_note_search`, `rowid`, `text`) VALUES ('delete', old.`rowid`, old.`text`);
END;--> statement-breakpoint
CREATE TRIGGER `lead_notes_indexed_on_update` AFTER UPDATE OF `text` ON `lead_notes` BEGIN
	INSERT INTO `lead_note_search`(`lead_note_search`, `rowid`, `text`) VALUES ('delete', old.`rowid`, old.`text`);
	INSERT INTO `lead_note_search`(`rowid`, `text`) VALUES (new.`rowid`, new.`text`);
END;--> statement-breakpoint
CREATE VIRTUAL TABLE `lead_reply_search` USING fts5(`subject`, `text`, content='lead_replies', tokenize='trigram', detail='none', columnsize=0);--> statement-breakpoint
INSERT INTO `lead_reply_search`(`lead_reply_search`, `rank`) VALUES ('secure-delete', 1);--> statement-breakpoint
INSERT INTO `lead_reply_search`(`lead_reply_search`) VALUES ('rebuild');--> statement-breakpoint
CREATE TRIGGER `lead_replies_indexed_on_insert` AFTER INSERT ON `lead_replies` BEGIN
	INSERT INTO `lead_reply_search`(`rowid`, `subject`, `text`) VALUES (new.`rowid`, new.`subject`, new.`text`);
END;--> statement-breakpoint
CREATE TRIGGER `lead_replies_indexed_on_delete` AFTER DELETE ON `lead_replies` BEGIN
	INSERT INTO `lead_reply_search`(`lead_reply_search`, `rowid`, `subject`, `text`) VALUES ('delete', old.`rowid`, old.`subject`, old.`text`);
END;--> statement-breakpoint
CREATE TRIGGER `lead_replies_indexed_on_update` AFTER UPDATE OF `subject`, `text` ON `lead_replies` BEGIN
	INSERT INTO `lead_reply_search`(`lead_reply_search`, `rowid`, `subject`, `text`) VALUES ('delete', old.`rowid`, old.`subject`, old.`text`);
	INSERT INTO `lead_reply_search`(`rowid`, `subject`, `text`) VALUES (new.`rowid`, new.`subject`, new.`text`);
END;
