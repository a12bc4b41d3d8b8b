import { describe, expect, it } from 'vitest';
import { isAboutAnotherCompany } from './other-company.js';

const company = {
  name: 'Seeblick Immobilienverwaltung AG',
  address: 'Haubentaucherweg 5, 81547 München',
};

describe('a question about another company', () => {
  it.each([
    'was kostet ein stellplatz bei der lindenhof in hamburg',
    'wie lange ist die kündigungsfrist bei vonovia',
    'was kostet ein schlüssel bei der sonnenhof hausverwaltung?',
  ])('is told from other things: %s', (question) => {
    expect(isAboutAnotherCompany(question, company)).toBe(true);
  });

  it.each([
    'was kostet ein stellplatz',
    'was kostet ein stellplatz bei euch in münchen',
    'was kostet ein stellplatz bei der seeblick in münchen',
    'wie kündige ich bei der hausverwaltung',
    'wie kündige ich bei der zuständigen hausverwaltung',
    'was mache ich bei einem rohrbruch in der küche',
    'ich ziehe nach hamburg, was muss ich tun',
    'ich war vorher bei vonovia und brauche jetzt eine bescheinigung von euch',
  ])('is not: %s', (question) => {
    expect(isAboutAnotherCompany(question, company)).toBe(false);
  });
});
