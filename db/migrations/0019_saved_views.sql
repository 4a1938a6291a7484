CREATE TABLE `saved_views` (
	`id` text PRIMARY KEY NOT NULL,
	`views` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer NOT NULL
);
