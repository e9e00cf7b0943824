-- Orders stored by older releases: heardAt is now acknowledgedAt. Whole responses of the cloud that contain it are fetched again.
UPDATE `feed_orders` SET `body` = json_remove(json_set(`body`, '$.acknowledgedAt', json_extract(`body`, '$.heardAt')), '$.heardAt')
WHERE CASE WHEN json_valid(`body`) THEN json_type(`body`, '$.heardAt') END IS NOT NULL;
--> statement-breakpoint
DELETE FROM `kept_answers` WHERE instr(`body`, '"heardAt"') > 0;
