/** Stands in for every upload: it ends with this event, and with this status where it is answered. */
export const uploadThat = (outcome: 'error' | 'load', status = 401, error = '') =>
  class extends EventTarget {
    upload = new EventTarget();
    status = status;
    responseText = JSON.stringify({ success: false, error });
    open() {}
    send() {
      this.dispatchEvent(new Event(outcome));
    }
  };
