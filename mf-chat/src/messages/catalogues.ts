import type { Catalogues } from '@hausgeist/shell-api/slim';
import { assistant as assistantDe } from './assistant/de';
import { assistant as assistantEn } from './assistant/en';
import { damage as damageDe } from './damage/de';
import { damage as damageEn } from './damage/en';
import { de, type ChatTexts } from './de';
import { en } from './en';
import { myData as myDataDe } from './my-data/de';
import { myData as myDataEn } from './my-data/en';
import { topics as topicsDe } from './topics/de';
import { topics as topicsEn } from './topics/en';

/**
 * Every text of the chat, by language. The languages that fewer people read are fetched when they are needed, each as
 * one file.
 */
export const catalogues = {
  de: { ...de, myData: myDataDe, damage: damageDe, topics: topicsDe, assistant: assistantDe },
  en: { ...en, myData: myDataEn, damage: damageEn, topics: topicsEn, assistant: assistantEn },
  tr: async () => ({
    ...(await import(/* webpackChunkName: 'tr' */ './tr')).tr,
    ...(await import(/* webpackChunkName: 'tr' */ './assistant/tr')),
    ...(await import(/* webpackChunkName: 'tr' */ './my-data/tr')),
    ...(await import(/* webpackChunkName: 'tr' */ './damage/tr')),
    ...(await import(/* webpackChunkName: 'tr' */ './topics/tr')),
  }),
  ru: async () => ({
    ...(await import(/* webpackChunkName: 'ru' */ './ru')).ru,
    ...(await import(/* webpackChunkName: 'ru' */ './assistant/ru')),
    ...(await import(/* webpackChunkName: 'ru' */ './my-data/ru')),
    ...(await import(/* webpackChunkName: 'ru' */ './damage/ru')),
    ...(await import(/* webpackChunkName: 'ru' */ './topics/ru')),
  }),
  uk: async () => ({
    ...(await import(/* webpackChunkName: 'uk' */ './uk')).uk,
    ...(await import(/* webpackChunkName: 'uk' */ './assistant/uk')),
    ...(await import(/* webpackChunkName: 'uk' */ './my-data/uk')),
    ...(await import(/* webpackChunkName: 'uk' */ './damage/uk')),
    ...(await import(/* webpackChunkName: 'uk' */ './topics/uk')),
  }),
  ar: async () => ({
    ...(await import(/* webpackChunkName: 'ar' */ './ar')).ar,
    ...(await import(/* webpackChunkName: 'ar' */ './assistant/ar')),
    ...(await import(/* webpackChunkName: 'ar' */ './my-data/ar')),
    ...(await import(/* webpackChunkName: 'ar' */ './damage/ar')),
    ...(await import(/* webpackChunkName: 'ar' */ './topics/ar')),
  }),
  pl: async () => ({
    ...(await import(/* webpackChunkName: 'pl' */ './pl')).pl,
    ...(await import(/* webpackChunkName: 'pl' */ './assistant/pl')),
    ...(await import(/* webpackChunkName: 'pl' */ './my-data/pl')),
    ...(await import(/* webpackChunkName: 'pl' */ './damage/pl')),
    ...(await import(/* webpackChunkName: 'pl' */ './topics/pl')),
  }),
} satisfies Catalogues<ChatTexts>;
