export * from './event-bus.js';
export { InProcessEventBus, InProcessLiveText } from './in-process.js';
export { ValkeyEventBus, ValkeyLiveText } from './valkey.js';
export { EventQueue, SlowSubscriberError } from './event-queue.js';
export { END, followTopic } from './follow-topic.js';
export { toFeed } from './to-feed.js';
export { type DirectFeed, isDirect, type TakeEvents } from './direct-feed.js';
