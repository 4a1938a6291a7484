CREATE TABLE `chat_blocks` (
	`visitor_id` text PRIMARY KEY NOT NULL,
	`actor_id` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `chat_guests` (
	`link_id` text NOT NULL,
	`visitor_id` text NOT NULL,
	`conversation_id` text NOT NULL,
	PRIMARY KEY(`link_id`, `visitor_id`),
	FOREIGN KEY (`link_id`) REFERENCES `chat_links`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `chat_guests_by_visitor` ON `chat_guests` (`visitor_id`);--> statement-breakpoint
CREATE INDEX `chat_guests_by_conversation` ON `chat_guests` (`conversation_id`);--> statement-breakpoint
CREATE TABLE `chat_links` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`secret_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `chat_links_secret_hash_unique` ON `chat_links` (`secret_hash`);--> statement-breakpoint
CREATE INDEX `chat_links_by_conversation` ON `chat_links` (`conversation_id`);--> statement-breakpoint
CREATE INDEX `chat_links_by_expiry` ON `chat_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `chat_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`recipient` text NOT NULL,
	`state` text NOT NULL,
	`error` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `chat_mails_by_conversation` ON `chat_mails` (`conversation_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `chat_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`author_id` text NOT NULL,
	`text` text NOT NULL,
	`mentions` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `chat_notes_by_time` ON `chat_notes` (`conversation_id`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `assignee_id` text;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `labels` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `preview` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `waiting_since` integer;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `former_id` text;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `visitor_seen_at` integer;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `mail_due_at` integer;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `is_mail_stopped` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `chat_conversations_by_assignee` ON `chat_conversations` (`status`,`assignee_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `chat_conversations_waiting` ON `chat_conversations` (`waiting_since`,`id`) WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX `chat_conversations_to_mail` ON `chat_conversations` (`mail_due_at`) WHERE mail_due_at is not null;--> statement-breakpoint
CREATE INDEX `chat_conversations_labelled` ON `chat_conversations` (`labels`) WHERE labels <> '[]';--> statement-breakpoint
ALTER TABLE `chat_messages` ADD `author_id` text;--> statement-breakpoint
ALTER TABLE `notifications` ADD `conversation_id` text REFERENCES chat_conversations(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `notifications` ADD `chat_note_id` text REFERENCES chat_notes(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `notifications_by_conversation` ON `notifications` (`conversation_id`);--> statement-breakpoint
CREATE INDEX `notifications_by_chat_note` ON `notifications` (`chat_note_id`);--> statement-breakpoint
UPDATE `chat_conversations` SET
	`preview` = coalesce((SELECT substr(`message`, 1, 200) FROM `chat_messages` WHERE `conversation_id` = `chat_conversations`.`id` ORDER BY `created_at` DESC, `id` DESC LIMIT 1), ''),
	`waiting_since` = iif(`status` = 'closed', NULL, (SELECT min(`created_at`) FROM `chat_messages` WHERE `conversation_id` = `chat_conversations`.`id` AND `sender_type` <> 'agent' AND `created_at` > coalesce((SELECT max(`created_at`) FROM `chat_messages` WHERE `conversation_id` = `chat_conversations`.`id` AND `sender_type` = 'agent'), 0)));
--> statement-breakpoint
CREATE VIRTUAL TABLE `chat_conversation_search` USING fts5(`visitor_name`, `visitor_email`, content='chat_conversations', tokenize='trigram');
--> statement-breakpoint
INSERT INTO `chat_conversation_search`(`chat_conversation_search`, `rank`) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO `chat_conversation_search`(`chat_conversation_search`) VALUES ('rebuild');
--> statement-breakpoint
CREATE TRIGGER `chat_conversations_indexed_on_insert` AFTER INSERT ON `chat_conversations` BEGIN
	INSERT INTO `chat_conversation_search`(`rowid`, `visitor_name`, `visitor_email`) VALUES (new.`rowid`, new.`visitor_name`, new.`visitor_email`);
END;
--> statement-breakpoint
CREATE TRIGGER `chat_conversations_indexed_on_delete` AFTER DELETE ON `chat_conversations` BEGIN
	INSERT INTO `chat_conversation_search`(`chat_conversation_search`, `rowid`, `visitor_name`, `visitor_email`) VALUES ('delete', old.`rowid`, old.`visitor_name`, old.`visitor_email`);
END;
--> statement-breakpoint
CREATE TRIGGER `chat_conversations_indexed_on_update` AFTER UPDATE OF `visitor_name`, `visitor_email` ON `chat_conversations` WHEN old.`visitor_name` IS NOT new.`visitor_name` OR old.`visitor_email` IS NOT new.`visitor_email` BEGIN
	INSERT INTO `chat_conversation_search`(`chat_conversation_search`, `rowid`, `visitor_name`, `visitor_email`) VALUES ('delete', old.`rowid`, old.`visitor_name`, old.`visitor_email`);
	INSERT INTO `chat_conversation_search`(`rowid`, `visitor_name`, `visitor_email`) VALUES (new.`rowid`, new.`visitor_name`, new.`visitor_email`);
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE `chat_message_search` USING fts5(`message`, content='chat_messages', tokenize='trigram');
--> statement-breakpoint
INSERT INTO `chat_message_search`(`chat_message_search`, `rank`) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO `chat_message_search`(`chat_message_search`) VALUES ('rebuild');
--> statement-breakpoint
CREATE TRIGGER `chat_messages_indexed_on_insert` AFTER INSERT ON `chat_messages` BEGIN
	INSERT INTO `chat_message_search`(`rowid`, `message`) VALUES (new.`rowid`, new.`message`);
END;
--> statement-breakpoint
CREATE TRIGGER `chat_messages_indexed_on_delete` AFTER DELETE ON `chat_messages` BEGIN
	INSERT INTO `chat_message_search`(`chat_message_search`, `rowid`, `message`) VALUES ('delete', old.`rowid`, old.`message`);
END;
--> statement-breakpoint
CREATE TRIGGER `chat_messages_indexed_on_update` AFTER UPDATE OF `message` ON `chat_messages` WHEN old.`message` IS NOT new.`message` BEGIN
	INSERT INTO `chat_message_search`(`chat_message_search`, `rowid`, `message`) VALUES ('delete', old.`rowid`, old.`message`);
	INSERT INTO `chat_message_search`(`rowid`, `message`) VALUES (new.`rowid`, new.`message`);
END;
