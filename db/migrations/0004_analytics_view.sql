INSERT OR IGNORE INTO `analytics_texts` (`text`, `last_used_on`)
SELECT `text`, max(`day`) FROM (
  SELECT `event_type` AS `text`, date(`created_at` / 1000, 'unixepoch') AS `day` FROM `analytics_events`
  UNION ALL SELECT `user_agent`, date(`created_at` / 1000, 'unixepoch') FROM `analytics_events`
  UNION ALL SELECT `referrer`, date(`created_at` / 1000, 'unixepoch') FROM `analytics_events`
) WHERE `text` IS NOT NULL GROUP BY `text`;--> statement-breakpoint
INSERT INTO `event_log` (`created_at`, `id`, `session_id`, `type_id`, `event_data`, `user_agent_id`, `ip`, `referrer_id`)
SELECT `created_at`, `id`, `session_id`,
  (SELECT `analytics_texts`.`id` FROM `analytics_texts` WHERE `text` = `event_type`), `event_data`,
  (SELECT `analytics_texts`.`id` FROM `analytics_texts` WHERE `text` = `user_agent`), `ip`,
  (SELECT `analytics_texts`.`id` FROM `analytics_texts` WHERE `text` = `referrer`)
FROM `analytics_events`;--> statement-breakpoint
DROP TABLE `analytics_events`;--> statement-breakpoint
CREATE VIEW `analytics_events` AS select event_log.id, event_log.session_id, types.text as event_type,
  event_log.event_data, agents.text as user_agent, event_log.ip, referrers.text as referrer,
  event_log.created_at
from event_log
join analytics_texts types on types.id = event_log.type_id
left join analytics_texts agents on agents.id = event_log.user_agent_id
left join analytics_texts referrers on referrers.id = event_log.referrer_id;