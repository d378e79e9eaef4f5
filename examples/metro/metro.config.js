module.exports = {
  resolver: { platforms: ["ios", "android"] },
  transformer: { babelTransformerPath: require.resolve("@react-native/metro-babel-transformer") },
};
