module.exports = {
  resolver: {
    platforms: ["ios", "android"],
    // English in place of the Hungarian texts.
    resolveRequest: (context, file, platform) =>
      context.resolveRequest(context, file.replace(/\/text\.hu\.js$/, "/text.en.js"), platform),
  },
  transformer: { babelTransformerPath: require.resolve("@react-native/metro-babel-transformer") },
};
