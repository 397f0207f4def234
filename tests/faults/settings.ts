// why: what reads the settings as it is imported would otherwise refuse those of a production that lacks its secret
process.env.NODE_ENV ??= "test";
