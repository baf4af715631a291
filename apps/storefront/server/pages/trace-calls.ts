/**
 * Begins a trace with each call that a page makes of the server it came from: its own script knows nothing of
 * traces, and pays nothing for them where nobody is told. Other servers are sent no header that they may not know.
 */
const script = `(() => {
const send = fetch;
const hex = (bytes) => Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
window.fetch = (input, init) => {
const request = new Request(input, init);
if (request.url.startsWith(location.origin + "/api/")) request.headers.set("traceparent", "00-" + hex(16) + "-" + hex(8) + "-01");
return send(request);
};
})()`;

/** The head of a page whose calls are traced. */
export const traceCalls = (head: string): string => `${head}<script>${script}</script>`;
