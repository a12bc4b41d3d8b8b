export {
  announceViewerChange,
  concerns,
  VIEWER_CHANGED_TOPIC,
  type ViewerChange,
} from './viewer-changes.js';
