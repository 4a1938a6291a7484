CREATE TABLE `requested_links` (
	`contact_id` text PRIMARY KEY NOT NULL,
	`link_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`contact_id`) REFERENCES `client_contacts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `requested_links_link_hash_unique` ON `requested_links` (`link_hash`);