import Foundation
import Testing

@Suite("Completion scripts", .waitsForProcesses)
struct CompletionTests {
    enum Shell: String, CaseIterable {
        case bash, zsh, fish

        var isInstalled: Bool {
            ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].contains {
                FileManager.default.isExecutableFile(atPath: $0 + rawValue)
            }
        }

        /// Returns a script that prints the completions for a command line.
        func script(_ line: String) -> String {
            switch self {
            case .bash:
                return """
                    cat > complete.bash <<'END'
                    source ./bash
                    line='\(line)'
                    read -ra COMP_WORDS <<< "$line"
                    [[ $line == *' ' ]] && COMP_WORDS+=('')
                    COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE=$line COMP_POINT=${#line}
                    _lifeline lifeline "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
                    printf '%s\\n' "${COMPREPLY[@]}"
                    END
                    bash complete.bash 2>/dev/null
                    """
            case .fish: return "fish -c 'source fish; complete -C \"\(line)\"' | cut -f 1"
            case .zsh:
                // Uses a pseudo terminal, because zsh completes only in its line editor.
                return """
                    mkdir functions && cp zsh functions/_lifeline && cat > functions/finish <<'END'
                    zle expand-or-complete; zle list-choices; zle -R; print -r -- "$BUFFER done"
                    END
                    cat > complete.zsh <<'END'
                    zmodload zsh/zpty
                    zpty shell zsh -f -i
                    zpty -w shell 'PROMPT=; fpath=($PWD/functions $fpath); autoload -Uz compinit; compinit -u -D'
                    zpty -w shell 'setopt autolist noautomenu noalwayslastprompt; LISTMAX=0; autoload finish; zle -N finish'
                    zpty -w shell "bindkey '^I' finish; PROMPT=rea%%dy"
                    zpty -r -m shell answer '*rea%dy*'
                    zpty -n -w shell $'\(line)\\t'
                    zpty -r -m shell answer '*done*'
                    print -r -- "$answer"
                    END
                    perl -e 'alarm 60; exec @ARGV' zsh -f complete.zsh
                    """
            }
        }
    }

    @Test(
        "Commands, options, values, and files are completed in each shell",
        arguments: Shell.allCases.filter(\.isInstalled),
        [
            ("lifeline ch", ["check"]), ("lifeline render --callb", ["--callbacks"]),
            ("lifeline render --callbacks ", ["folded", "appearance", "layout"]),
            ("lifeline check --disable push-t", ["push-twice"]),
            ("lifeline render --diagram timeline,st", ["timeline,states"]),
            ("lifeline inspect --from ", ["scenario", "storyboard"]),
            ("lifeline render --format ", ["svg", "png"]), ("lifeline check in/", ["in/a.yaml", "in/b.log"]),
            ("lifeline embed REA", ["README.md"]), ("lifeline check -o dra", ["drawings"]),
        ] as [(String, [String])])
    func completes(shell: Shell, example: (line: String, words: [String])) throws {
        let program = try Program()
        let generated = try program("--generate-completion-script", shell.rawValue)
        #expect(generated.status == 0)
        try program.write(generated.output, to: shell.rawValue)
        for name in ["in/a.yaml", "in/b.log", "README.md", "drawings/a.svg"] { try program.write("", to: name) }
        // Lists of words are completed by the program.
        let path = "PATH=\"$(dirname \"$lifeline\"):$PATH\"\n"
        let result = try program.shell(path + shell.script(example.line))
        for word in example.words {
            // A shell may list names without their folder.
            let isShown = result.output.contains(word) || result.output.contains(word.replacing("in/", with: ""))
            #expect(isShown, "\(shell) \(example.line): \(result.output) \(result.errors)")
        }
    }
}
