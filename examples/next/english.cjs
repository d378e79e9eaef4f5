module.exports = () => 'export * from "./text.en.js";';
