CREATE TABLE `chat_greetings` (
	`id` text PRIMARY KEY NOT NULL,
	`path` text NOT NULL,
	`text` text NOT NULL,
	`seconds` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `chat_greetings_path_unique` ON `chat_greetings` (`path`);