CREATE TABLE `replaced_media` (
	`id` text PRIMARY KEY NOT NULL,
	`media_id` text NOT NULL,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `replaced_media_by_file` ON `replaced_media` (`media_id`);--> statement-breakpoint
ALTER TABLE `media` ADD `focal_x` integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE `media` ADD `focal_y` integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE `media` ADD `tags` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `media_variants` ADD `avif` blob;