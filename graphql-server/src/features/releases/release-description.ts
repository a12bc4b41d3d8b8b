import { NAVIGATION_ICONS, PERMISSIONS } from '@hausgeist/schema';
import { z } from 'zod';

const FILE_PATH = /^[\w@][\w@.-]*(?:\/[\w@][\w@.-]*)*$/;
const APP_NAME = /^mf-[a-z][a-z0-9-]{0,40}$/;
const VERSION = /^[a-z0-9][a-z0-9._-]{0,63}$/;
const ROUTE = /^\/[\w/.-]*(?:\/\*|\*)?$/;

const filePath = z.string().max(200).regex(FILE_PATH, 'is no plain relative path');
const route = z.string().max(200).regex(ROUTE);
const texts = z.object({ de: z.string().min(1).max(80), en: z.string().min(1).max(80) });

/** Whether a text can name a micro-frontend. */
export const isAppName = (text: string) => APP_NAME.test(text);

/** Whether a text can be a version; it becomes part of addresses and storage keys. */
export const isVersion = (text: string) => VERSION.test(text);

/** Whether a text is a path inside a release that can neither leave it nor hide in it. */
export const isFilePath = (text: string) => filePath.safeParse(text).success;

/** What a build says about itself in `dist/release.json`. */
export const releaseDescriptionSchema = z.object({
  name: z.string().regex(APP_NAME),
  version: z.string().regex(VERSION),
  /** Path of the federation container. */
  entry: filePath,
  /** Path of the federation manifest. */
  manifest: filePath,
  /** Subresource-integrity value of the container. */
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
  /** Files that the first screen needs besides the container. */
  preload: z.object({ scripts: z.array(filePath).max(20), styles: z.array(filePath).max(20) }),
  /** What its pages need besides: files for all readers, and those with texts in a language. Older builds say nothing. */
  pages: z
    .array(
      z.object({
        route,
        files: z.array(filePath).max(20),
        texts: z.record(z.string().max(20), z.array(filePath).max(20)),
      }),
    )
    .max(100)
    .optional(),
  /** What pages ask the server first, which they are told to ask before their scripts are there. */
  early: z
    .array(
      z.object({
        path: route,
        /** The body of the request. */
        question: z.string().max(10_000),
      }),
    )
    .max(100)
    .optional(),
  routes: z.array(route).min(1).max(50),
  navigation: z
    .array(
      z.object({
        path: z.string().startsWith('/').max(200),
        label: texts,
        /** Read leniently: a later shell may know more groups, and a link without one is shown too. */
        group: z.enum(['more']).optional().catch(undefined),
        /** Read strictly: without one that is unknown here, the link would be for all. */
        permissions: z.array(z.enum(PERMISSIONS)).min(1).max(20).optional(),
        icon: z.enum(NAVIGATION_ICONS).optional().catch(undefined),
      }),
    )
    .max(20),
  audience: z.enum(['end-user', 'admin', 'company']),
  /** What is shown at some of its routes until its scripts run. */
  firstScreen: z.object({ file: filePath, routes: z.array(route).min(1).max(50) }).optional(),
  /** Bytes that its first screen may load, compressed, where that is much more than before. */
  budget: z.number().int().positive().max(5_000_000).optional(),
  /** GraphQL operations and fragments that it was generated for. */
  operations: z.array(z.string()).max(2_000).default([]),
  files: z.array(filePath).min(1).max(500),
  /** Where its files are, if not on this server: in `/remotes/<name>/<version>/` of an origin. */
  hosted: z
    .object({
      origin: z.string().max(300),
      /** Subresource-integrity value of each of its files but the maps. */
      digests: z.record(filePath, z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/)),
    })
    .optional(),
});

/** All that a page may need, in any language. */
export const filesOfPage = ({ files, texts: byLanguage }: ReleasedPage): string[] => [
  ...files,
  ...Object.values(byLanguage).flat(),
];

type ReleasedPage = NonNullable<ReleaseDescription['pages']>[number];

export type ReleaseDescription = z.output<typeof releaseDescriptionSchema>;
