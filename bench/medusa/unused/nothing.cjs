/** Whatever is read from it, called on it or made of it is nothing again, so that a module that only defines things loads. */
const nothing = new Proxy(function () {}, {
  get: (target, key) => (key === "prototype" ? target.prototype : key === Symbol.toPrimitive ? () => "" : nothing),
  apply: () => nothing,
  construct: () => ({}),
});
module.exports = nothing;
