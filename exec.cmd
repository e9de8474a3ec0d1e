@rem npm scripts start with "exec", so that signals sent to npm reach the program; Windows has no such word.
@%*
