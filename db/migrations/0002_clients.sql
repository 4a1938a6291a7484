ALTER TABLE `clients` ADD `lead_id` text REFERENCES leads(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `clients_by_lead` ON `clients` (`lead_id`);--> statement-breakpoint
CREATE INDEX `projects_by_status` ON `projects` (`status`,`progress`);