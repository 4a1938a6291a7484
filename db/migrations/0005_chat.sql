CREATE TABLE `signing_keys` (
	`name` text PRIMARY KEY NOT NULL,
	`key` blob NOT NULL
);
--> statement-breakpoint
DROP INDEX `chat_conversations_by_visitor`;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `page` text;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `unread_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `chat_conversations_unread` ON `chat_conversations` (`unread_count`) WHERE unread_count > 0;--> statement-breakpoint
CREATE INDEX `chat_conversations_by_status` ON `chat_conversations` (`status`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `chat_conversations_by_visitor` ON `chat_conversations` (`visitor_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `chat_messages` ADD `client_message_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `chat_messages_by_client_id` ON `chat_messages` (`conversation_id`,`client_message_id`);