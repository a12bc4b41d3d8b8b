import { expect, it } from 'vitest';
import { withTexts } from './with-texts';

const texts = { title: 'People', form: { name: 'Name', hint: 'All of it' } };

it('says in other words what has some, at any depth, and keeps the rest', () => {
  expect(withTexts(texts, { form: { name: 'Full name' } })).toEqual({
    title: 'People',
    form: { name: 'Full name', hint: 'All of it' },
  });
  expect(texts.form.name).toBe('Name');
});

it('takes a compiled text as a whole', () => {
  const compiled = [['count', 1, 'one']] as unknown as string;
  expect(withTexts({ title: compiled }, { title: ['x'] as unknown as string })).toEqual({
    title: ['x'],
  });
});
