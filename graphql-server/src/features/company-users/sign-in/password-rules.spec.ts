import { describe, expect, it } from 'vitest';
import { brokenInvitationRules, FULL_RESET_SCORE, resetScore } from './password-rules.js';

describe('password rules', () => {
  it('names every rule that a password for a new account breaks', () => {
    expect(brokenInvitationRules('').map(({ message }) => message)).toEqual([
      'Password must be at least 8 characters long',
      'Password must contain at least one lowercase letter',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one number',
      'Password must contain at least one special character (@$!%*?&#+-_=)',
    ]);
    expect(brokenInvitationRules('Sommer-2026')).toEqual([]);
    expect(brokenInvitationRules('Sommer(2026')).toHaveLength(1);
  });

  it('gives five points for a reset only with one of its own special characters', () => {
    expect(resetScore('Sommer-2026')).toBe(4);
    expect(resetScore('Sommer!2026')).toBe(FULL_RESET_SCORE);
    expect(FULL_RESET_SCORE).toBe(5);
  });
});
