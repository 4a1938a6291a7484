CREATE TABLE `chat_away` (
	`staff_id` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `chat_ratings` (
	`conversation_id` text PRIMARY KEY NOT NULL,
	`is_good` integer NOT NULL,
	`comment` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `alarms_told` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `first_answer_at` integer;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `closed_at` integer;--> statement-breakpoint
UPDATE `chat_conversations` SET `first_answer_at` = (SELECT min(`created_at`) FROM `chat_messages` WHERE `conversation_id` = `chat_conversations`.`id` AND `sender_type` = 'agent');--> statement-breakpoint
UPDATE `chat_conversations` SET `closed_at` = `updated_at` WHERE `status` = 'closed';--> statement-breakpoint
UPDATE `chat_conversations` SET `alarms_told` = 3 WHERE `waiting_since` IS NOT NULL;--> statement-breakpoint
CREATE INDEX `chat_conversations_answered` ON `chat_conversations` (`created_at`,`first_answer_at`) WHERE first_answer_at is not null;--> statement-breakpoint
CREATE INDEX `chat_conversations_by_start` ON `chat_conversations` (`created_at`);