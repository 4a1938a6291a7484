import { expect, test } from 'vitest';
import { caseStudies } from '../../../db/seed/studies';
import { drawingsOf, headScreenOf } from './study-drawings';
import { sceneOf } from '../../components/art/study-scene';

test('each study that came with the product has a before and an after, drawn alike in both languages', () => {
  for (const { slug } of caseStudies) {
    const english = drawingsOf(slug);
    const arabic = drawingsOf(`${slug}-ar`);
    expect(english, slug).toHaveLength(2);
    const shapeOf = ({ look, rows, card }: (typeof english)[number]) => [
      look,
      rows.map((row) => row.length),
      card?.rows.map((row) => row.length),
    ];
    expect(arabic.map(shapeOf), slug).toEqual(english.map(shapeOf));
    if (sceneOf(slug)) continue;
    for (const [, after] of [english, arabic]) {
      expect(after?.card?.rows.flat().join(), `the small picture of ${slug}`).toMatch(/^[^\n]+$/);
    }
  }
});

test('the head of each study shows a scene, or another screen than its text, drawn alike in both languages', () => {
  for (const { slug } of caseStudies) {
    const english = headScreenOf(slug);
    const arabic = headScreenOf(`${slug}-ar`);
    expect([english, arabic].every(Boolean), slug).toBe(sceneOf(slug) === undefined);
    if (!english || !arabic) continue;
    expect(drawingsOf(slug).map(({ rows }) => rows)).not.toContainEqual(english.rows);
    const shapeOf = (screen: typeof english) => [
      screen.look,
      screen.columns,
      screen.rows.map((row) => row.length),
    ];
    expect(shapeOf(arabic), slug).toEqual(shapeOf(english));
  }
});

test('a study without drawings has none', () => {
  expect(drawingsOf('ours')).toEqual([]);
  expect(drawingsOf('ours-ar')).toEqual([]);
  expect(headScreenOf('ours')).toBeUndefined();
});
