CREATE TABLE `lead_import_rows` (
	`lead_id` text PRIMARY KEY NOT NULL,
	`import_id` text NOT NULL,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`import_id`) REFERENCES `lead_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lead_import_rows_by_import` ON `lead_import_rows` (`import_id`);--> statement-breakpoint
CREATE TABLE `lead_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`completed_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
