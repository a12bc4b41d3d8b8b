import { defineReasons } from '../../platform/errors/index.js';

/** Why the way into a company's chat is not changed or shown. */
export const wayInReasons = defineReasons({
  EMBED_ORIGIN_INVALID:
    'Write the address of a website as https://www.example.com, without anything behind it',
  TOO_MANY_EMBED_ORIGINS: 'At most {max} websites',
  DOMAIN_INVALID: 'Write a domain as chat.example.com',
  DOMAIN_OF_PLATFORM: 'This domain belongs to the platform',
  DOMAIN_TAKEN: 'This domain already leads to another company',
  DOMAIN_CHANGED: 'The company has entered another domain meanwhile. Please look again.',
  LOGO_FORMAT: 'A logo is a PNG, JPEG or WebP picture',
  LOGO_TOO_LARGE: 'A logo has at most {max, number} KB',
  LOGO_UNREADABLE: 'This picture cannot be read. Please save it again and upload that one.',
  LOGO_MISSING: 'The company has no logo.',
});
