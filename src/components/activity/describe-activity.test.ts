import { expect, test } from 'vitest';
import { ACTIVITY_TYPES } from '../../../server/features/activities/activity-types.schema';
import { changeOf, phraseOf } from './describe-activity';

test('every event is a phrase, and no two events of a record are the same', () => {
  const phrases = ACTIVITY_TYPES.map((type) => [type.split('.')[0], phraseOf(type)].join(': '));
  expect(ACTIVITY_TYPES.filter((type) => phraseOf(type) === type)).toEqual([]);
  expect(new Set(phrases).size).toBe(phrases.length);
});

test('an answer is said by its outcome, and a changed id by what it is the id of', () => {
  expect(phraseOf('ask.answered', { outcome: 'approved' })).toBe('approved');
  expect(phraseOf('ask.answered', { outcome: 'declined' })).toBe('said “Not yet” to');
  expect(phraseOf('ask.answered', { outcome: 'of a later version' })).toBe('answered');
  const fields = ['ownerId', 'startDate', 'id'];
  expect(changeOf({ fields }).fields).toEqual(['owner', 'start date', 'id']);
});

test('removed rows are counted, one of them in the singular', () => {
  const counts = {
    leads: 2,
    projectUpdates: 1,
    clients: 1,
    leadReplies: 1,
    responses: 1,
    staff: 1,
  };
  expect(changeOf({ counts }).counts).toEqual([
    '2 leads',
    '1 project update',
    '1 client',
    '1 lead reply',
    '1 response',
    '1 staff',
  ]);
});

test('usual events need no words of their own; a type of a later version is shown as it is', () => {
  expect(phraseOf('milestone.created')).toBe('created the milestone');
  expect(phraseOf('case_study.draft_saved')).toBe('saved a draft of the case study');
  expect(phraseOf('media.created')).toBe('uploaded the file');
  expect(phraseOf('partner.merged')).toBe('partner.merged');
});
