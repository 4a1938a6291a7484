CREATE TABLE `media_chunks` (
	`media_id` text NOT NULL,
	`position` integer NOT NULL,
	`bytes` blob NOT NULL,
	PRIMARY KEY(`media_id`, `position`),
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `media_variants` (
	`media_id` text NOT NULL,
	`width` integer NOT NULL,
	`bytes` blob NOT NULL,
	PRIMARY KEY(`media_id`, `width`),
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `media` ADD `width` integer;--> statement-breakpoint
ALTER TABLE `media` ADD `height` integer;--> statement-breakpoint
ALTER TABLE `media` ADD `is_animated` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `media` ADD `search_text` text DEFAULT '' NOT NULL;